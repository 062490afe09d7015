import { connectOnce } from '@maru/postgres'

/** What a feed said of the one market of an event, by its own time: the newest settlement counts, and every cancellation since they were taken back last. `null`: it was taken back. */
export type Said = {
  settled: { at: number; results: Readonly<Record<string, Result>> | null } | undefined
  voided: { allAt: number | null; windows: readonly (readonly [from: number, until: number])[] }
}
export type Result = { voidHalves: 0 | 1 | 2; result: 0 | 1; sharedBy: number }

/** As it was placed, and what became of it. Instants in ms. */
export type Ticket = {
  ticketId: string
  memberId: number
  sizes: number[]
  stake: number
  placedAt: number
  state: string
  payout: number
  paid: number
  legs: { event: string; outcome: string; price: number; isBanker: boolean; state: string; shown: string }[]
}
export type SportsEvidence = {
  said: ReadonlyMap<string, Said>
  tickets: Ticket[]
  members: { memberId: number; startingCash: number; cash: number; debt: number }[]
  /** What the proofs of ledger, wagers and tickets find. */
  proofs: string[]
  due: number
  stuck: number
  kills: number
  ends: number
  messages: number
}

const TICKETS = `
  SELECT t.ticket_id AS "ticketId", t.member_id::int AS "memberId", t.sizes, t.stake::int, (extract(epoch FROM t.placed_at) * 1000)::float8 AS "placedAt", t.state, t.payout::int,
    w.payout::int AS paid,
    (SELECT json_agg(json_build_object('event', e.feed_id, 'outcome', l.outcome, 'price', l.price, 'isBanker', l.is_banker, 'state', l.state, 'shown', x.state) ORDER BY l.ord)
     FROM sportsbook.leg l JOIN sportsdata.event e USING (event_id)
     JOIN wagers.leg x ON x.site_id = l.site_id AND x.member_id = l.member_id AND x.wager_id = t.wager_id AND x.ord = l.ord
     WHERE l.site_id = t.site_id AND l.member_id = t.member_id AND l.ticket_id = t.ticket_id) AS legs
  FROM sportsbook.ticket t JOIN wagers.wager w ON w.site_id = t.site_id AND w.member_id = t.member_id AND w.wager_id = t.wager_id`
const MEMBERS = `
  SELECT a.member_id::int AS "memberId", a.balance::int AS cash, coalesce(d.open, 0)::int AS debt
  FROM ledger.account a LEFT JOIN wagers.debt d ON d.member_id = a.member_id WHERE a.account_id = a.member_id * 16 + 1`
const PROOFS = `
  SELECT 'ledger: ' || v::text AS finding FROM ledger.verify() v
  UNION ALL SELECT 'wagers: ' || v::text FROM wagers.verify() v
  UNION ALL SELECT 'tickets: ' || v::text FROM sportsbook.verify() v`
const LEFT = `SELECT (SELECT count(*)::int FROM sportsbook.due_market) AS due, (SELECT count(*)::int FROM sportsbook.stuck_ticket) AS stuck`

export const heldEvidence = (ownerUrl: string, startingCash: ReadonlyMap<number, number>) =>
  connectOnce(ownerUrl, async (client) => {
    const members = (await client.query<{ memberId: number; cash: number; debt: number }>(MEMBERS)).rows
    const [left] = (await client.query<{ due: number; stuck: number }>(LEFT)).rows
    return {
      tickets: (await client.query<Ticket>(TICKETS)).rows,
      members: members.flatMap((member) => {
        const begun = startingCash.get(member.memberId)
        return begun === undefined ? [] : [{ ...member, startingCash: begun }]
      }),
      proofs: (await client.query<{ finding: string }>(PROOFS)).rows.map(({ finding }) => finding),
      due: left?.due ?? 0,
      stuck: left?.stuck ?? 0,
    }
  })
