import type { Logger } from 'pino'
import type { Db } from '../db/transaction.ts'
import { LEASE_SECONDS, renewLease } from './outbox.ts'

export type Leases = {
  /** False once another process has claimed the event: it is left to that process. As of the last renewal. */
  isOurs(id: number): boolean
  /** Renews no more; what is not acknowledged by then keeps its lease until it expires. */
  end(): void
}

export const RENEW_MS = (LEASE_SECONDS * 1_000) / 3
/** Five minutes in all. A listener that never returns then loses its event, and staff are shown it after the last attempt. */
const MOST_RENEWALS = 30

/** Renews the leases of events of this process while they wait for a slow listener or run in it. */
export const renewLeases = (db: Db, owner: string, ids: readonly number[], log: Logger): Leases => {
  let ours: ReadonlySet<number> | undefined
  let renewals = 0
  const renew = async (): Promise<void> => {
    if (++renewals >= MOST_RENEWALS) clearInterval(timer)
    ours = await renewLease(db, owner, ids)
  }
  const timer = setInterval(
    () => void renew().catch((error) => log.warn({ err: error }, 'the leases of events were not renewed')),
    RENEW_MS,
  ).unref()
  return { isOurs: (id) => ours?.has(id) ?? true, end: () => clearInterval(timer) }
}
