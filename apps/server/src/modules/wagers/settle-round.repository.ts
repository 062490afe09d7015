import type { Ctx } from '../../platform/context.ts'
import { legsWhere } from './leg.repository.ts'
import type { Leg } from './leg.rules.ts'
import type { Selection } from './selection.rules.ts'
import type { EndedWager, RoundProduct } from './settle-round.rules.ts'
import { storedWagerOf, type WagerStateRow } from './stored-wager.ts'
import type { StoredWager } from './wager.rules.ts'
import type { WagerRef } from './wager-id.rules.ts'

export type RoundRef = { siteId: number; product: RoundProduct; vendorCode: string; gameCode: string; round: string }
/** A wager of a round that has a result. */
export type RoundWager = {
  ref: WagerRef
  before: StoredWager & EndedWager
  currency: string
  selection: Selection | null
  /** The price of the whole that it was accepted at, in thousandths; null where it has none. */
  price: number | null
  legs: readonly RoundLeg[]
}
/** Without its words: nobody reads them here. */
export type RoundLeg = Omit<Leg, 'words'>
/** The dedicated pool that settlements run on. */
export const SETTLE_POOL = 'settle'
/** The last wager that was read: the next ones come behind it. */
export type RoundCursor = { memberId: number; wagerId: number }

/** One settlement of a round at a time, in whatever process, until the end of the transaction. */
export const lockRound = async (ctx: Ctx, { siteId, vendorCode, gameCode, round }: RoundRef): Promise<unknown> =>
  ctx.db.named('wagers.lock_round', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 803))', [
    `${siteId}:${vendorCode}:${gameCode}:${round}`,
  ])

/** `ord` to `shared_by`: of one of its legs; null where it has none. */
type Row = WagerStateRow & {
  member_id: number
  placed_at: Date
  wager_id: number
  selection: Selection | null
  currency: string
  price: number | null
  staked: number
  bonus_staked: number
  bets: number
  ord: number | null
  event: string
  market: string
  outcome: string
  leg_price: number
  state: Leg['state']
  shared_by: number
}

/** A row for each leg, and one for a wager without. `had`: what was staked of it, how much of that was bonus money, and by how many bets. `member`: as the index of these wagers by round has it. */
const select = (had: string, condition: string, member = 'w.member_id'): string =>
  `SELECT w.*, l.ord, l.event, l.market, l.outcome, l.price AS leg_price, l.state, l.shared_by
   FROM (
     SELECT w.member_id, w.placed_at, w.wager_id, w.selection, w.currency, w.price, w.legs, w.stake, w.payout, w.bonus_stake, w.bonus_payout,
       w.live_bets, w.movements, w.settlements, w.rate_chain_id, w.status, had.staked, had.bonus_staked, had.bets
     FROM wagers.wager w CROSS JOIN LATERAL (${had}) had
     WHERE w.site_id = $1 AND w.game_code = $2 AND w.round = $3 AND w.vendor_code = $4 AND w.product = $5
       AND w.product IN ('sports', 'e-sports', 'mini-game', 'virtual') AND (${member}, w.wager_id) > ($6::bigint, $7::bigint) AND ${condition}
     ORDER BY ${member}, w.wager_id LIMIT $8) w
   LEFT JOIN LATERAL (${legsWhere('w.legs > 0')}) l ON true
   ORDER BY w.member_id, w.wager_id, l.ord`

const OPEN = {
  name: 'wagers.of_round',
  text: select(
    'SELECT w.stake AS staked, w.bonus_stake AS bonus_staked, w.live_bets AS bets',
    `w.status = 'placed'`,
    'w.member_id + 0',
  ),
}

/** Of a wager `w`: what was staked of it, how much of that was bonus money, and by how many bets, also where it is void now. */
export const ENDED_HAD = `SELECT CASE WHEN w.is_void THEN bet.staked ELSE w.stake END AS staked, CASE WHEN w.is_void THEN bet.bonus_staked ELSE w.bonus_stake END AS bonus_staked,
       CASE WHEN w.is_void THEN bet.bets ELSE w.live_bets END AS bets
     FROM (SELECT coalesce(sum(m.amount), 0)::bigint AS staked, coalesce(sum(m.bonus_amount), 0)::bigint AS bonus_staked, count(*)::int AS bets FROM wagers.movement m
       WHERE w.is_void AND m.site_id = w.site_id AND m.member_id = w.member_id AND m.placed_at = w.placed_at AND m.wager_id = w.wager_id
         AND m.kind = 'bet') bet`

/** Not those that were cancelled before their round had a result. */
const ENDED = {
  name: 'wagers.of_ended_round',
  text: select(ENDED_HAD, `w.status <> 'placed' AND (w.status = 'settled' OR w.is_void)`),
}

type Find = (ctx: Ctx, round: RoundRef, after: RoundCursor, limit: number) => Promise<RoundWager[]>

const finding =
  ({ name, text }: typeof OPEN): Find =>
  async (ctx, round, after, limit) => {
    const { siteId, product, vendorCode, gameCode } = round
    const from = [after.memberId, after.wagerId, limit]
    const rows = await ctx.db.named<Row>(name, text, [siteId, gameCode, round.round, vendorCode, product, ...from])
    const wagers: (RoundWager & { legs: RoundLeg[] })[] = []
    for (const row of rows) {
      if (wagers.at(-1)?.ref.wagerId !== row.wager_id) wagers.push(wagerOf(round, row))
      const { ord, event, market, outcome, leg_price: price, state, shared_by: sharedBy } = row
      if (ord !== null) wagers.at(-1)?.legs.push({ ord, event, market, outcome, price, state, sharedBy })
    }
    return wagers
  }

const wagerOf = ({ product, vendorCode, gameCode }: RoundRef, row: Row): RoundWager & { legs: RoundLeg[] } => ({
  ref: { memberId: row.member_id, placedAt: row.placed_at, wagerId: row.wager_id },
  before: {
    ...storedWagerOf(row, { product, vendorCode, gameCode }),
    staked: row.staked,
    bonusStaked: row.bonus_staked,
    bets: row.bets,
  },
  currency: row.currency,
  selection: row.selection,
  price: row.price,
  legs: [],
})

/** The next open wagers behind a cursor, by member. Locks nothing: whoever moves one in between is noticed when it is written. */
export const findRoundWagers: Find = finding(OPEN)
/** The same of those that a result ended. */
export const findEndedWagers: Find = finding(ENDED)
