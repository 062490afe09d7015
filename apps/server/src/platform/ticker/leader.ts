import { randomUUID } from 'node:crypto'
import type { Db } from '../db/transaction.ts'

/** A leader that died is followed by another after this at most, and a moment to ask. */
const LEASE_MS = 1_200
/** Time that an answer may be under way: we stop earlier than the others begin. */
const MARGIN_MS = 200

const ACQUIRE = `INSERT INTO platform.leader AS l (role, holder, lease_until) VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3))
  ON CONFLICT (role) DO UPDATE SET holder = EXCLUDED.holder, lease_until = EXCLUDED.lease_until
  WHERE l.holder = EXCLUDED.holder OR l.lease_until < clock_timestamp()
  RETURNING true AS yes`

export type Leadership = {
  /** Takes the lead where nobody has it, or renews it. To be called several times in each lease. */
  renew(db: Db): Promise<void>
  /** By the monotonic clock of this process, so that one that was stopped for a while knows it when it goes on. */
  isLeader(): boolean
  /** So that another may follow at once. */
  resign(db: Db): Promise<void>
}

/** A lease on a role, kept in the database and measured by its clock: one process of all holds it. */
export const leadershipOf = (role: string): Leadership => {
  const holder = randomUUID()
  let until = Number.NEGATIVE_INFINITY
  return {
    async renew(db) {
      const asked = performance.now()
      const [mine] = await db.named<{ yes: boolean }>('platform.lead', ACQUIRE, [role, holder, LEASE_MS / 1_000])
      until = mine ? asked + LEASE_MS - MARGIN_MS : Number.NEGATIVE_INFINITY
    },
    isLeader: () => performance.now() < until,
    async resign(db) {
      until = Number.NEGATIVE_INFINITY
      await db.query('DELETE FROM platform.leader WHERE role = $1 AND holder = $2', [role, holder])
    },
  }
}
