import { connectOnce } from '@maru/postgres'
import type { Person } from '../people.ts'

/** A transfer in our books. */
export type Transfer = { id: string; direction: 'in' | 'out'; amount: number; status: string; tries: number }
/** A movement of a purse in the vendor's books. `by`: what it did to the purse. */
export type Entry = { id: string; player: string; kind: string; amount: number; outcome: string; by: number }
/** `cash`, `away` and `pending` by our ledger, `atVendor` by the vendor. */
export type Holder = {
  player: string
  startingCash: number
  cash: number
  away: number
  pending: number
  atVendor: number
  /** How our books describe the purse, and rounds that hold money at the vendor. */
  state: string
  openRounds: string[]
}
export type PurseEvidence = { transfers: Transfer[]; entries: Entry[]; holders: Holder[] }

/** Money that has not come back yet. */
export const UNRETURNED = `SELECT (SELECT count(*) FROM games.transfer WHERE status = 'sent')
  + (SELECT count(*) FROM games.vendor_purse WHERE status = 'leaving' OR amount > 0) AS left`

export const purseEvidence = async (
  ownerUrl: string,
  studioUrl: string,
  members: readonly Person[],
): Promise<PurseEvidence> => {
  const ours = await connectOnce(ownerUrl, async (client) => {
    const { rows: transfers } = await client.query<Transfer>(
      'SELECT transfer_uuid AS id, direction, amount, status, tries FROM games.transfer ORDER BY transfer_id',
    )
    const { rows: people } = await client.query<
      Omit<Holder, 'startingCash' | 'atVendor' | 'openRounds'> & { memberId: number }
    >(
      `SELECT p.member_id AS "memberId", p.player_id AS player,
         coalesce(sum(b.balance) FILTER (WHERE b.purse = 'cash'), 0)::bigint AS cash,
         coalesce(sum(b.balance) FILTER (WHERE b.purse = 'in-game'), 0)::bigint AS away,
         coalesce(sum(b.balance) FILTER (WHERE b.purse = 'transfer-pending'), 0)::bigint AS pending,
         (SELECT concat_ws(', ', v.status, v.leave_reason, 'tries ' || v.tries, v.problem) FROM games.vendor_purse v
          WHERE v.site_id = p.site_id AND v.member_id = p.member_id AND v.vendor_code = p.vendor_code) AS state
       FROM games.player p JOIN ledger.balance_view b ON b.member_id = p.member_id AND b.site_id = p.site_id
       WHERE p.vendor_code = 'studio-purse' GROUP BY p.site_id, p.member_id, p.vendor_code, p.player_id`,
    )
    return { transfers, people }
  })
  const theirs = await connectOnce(studioUrl, async (client) => {
    const { rows: entries } = await client.query<Entry>(
      `SELECT e.id, e.player, e.kind, e.amount, e.outcome, CASE WHEN e.outcome <> 'done' THEN 0 WHEN e.kind IN ('credit', 'win') THEN e.amount
         WHEN e.kind = 'rollback' THEN b.amount ELSE -e.amount END AS by
       FROM studio.purse_entry e LEFT JOIN studio.purse_entry b ON b.id = e.reference ORDER BY e.created_at`,
    )
    const { rows: purses } = await client.query<{ player: string; balance: number }>(
      'SELECT player, balance FROM studio.purse',
    )
    const { rows: rounds } = await client.query<{ player: string; round: string }>(
      `SELECT player, concat_ws(' ', id, state) AS round FROM studio.round WHERE state IN ('opened', 'decided', 'undoing')`,
    )
    return { entries, purses, rounds }
  })
  const startingCash = new Map(members.map((member) => [member.memberId, member.startingCash]))
  const atVendor = new Map(theirs.purses.map(({ player, balance }) => [player, balance]))
  const holders = ours.people.map(({ memberId, ...one }) => ({
    ...one,
    startingCash: startingCash.get(memberId) ?? 0,
    atVendor: atVendor.get(one.player) ?? 0,
    openRounds: theirs.rounds.flatMap(({ player, round }) => (player === one.player ? [round] : [])),
  }))
  return { transfers: ours.transfers, entries: theirs.entries, holders }
}
