import type { Ctx } from '../../platform/context.ts'
import { type Period, seoulDay } from '../../platform/seoul-time.ts'
import type { Leg } from './leg.rules.ts'
import type { Names, Selection } from './selection.rules.ts'
import type { WagerStatus } from './wager.states.ts'
import { firstPlaced, type WagerRef } from './wager-id.rules.ts'
import type { PagePlace } from './wager-page.rules.ts'

/** Empty text: any. A round is narrowed to within less than a day: sums of whole days know none. */
export type HistoryFilter = { memberId: number; product: string; vendorCode: string; gameCode?: string; round?: string }

export type WagerRow = {
  placed_at: Date
  wager_id: number
  product: string
  vendor_code: string
  round: string
  selection: Selection | null
  live_bets: number
  /** Those of the game's texts that the selection names. */
  bet_texts: Record<string, Names> | null
  stake: number
  /** Of a cancelled wager: what was staked and given back. */
  taken_back: number
  payout: number
  status: WagerStatus
  settled_at: Date | null
  vendor_names: Names | null
  game_names: Names | null
  game_code: string
  price: number | null
  rules_version: string | null
  legs: number
  is_void: boolean
}
export type DaySums = {
  day: string
  wagers: number
  open_stake: number
  settled_stake: number
  settled_payout: number
  /** What open wagers have paid already. */
  open_payout: number
}

const textsOf = (selection: string): string =>
  `(SELECT jsonb_object_agg(x ->> 'key', t.texts -> (x ->> 'key')) FROM jsonb_array_elements(${selection} -> 'texts') x
   WHERE t.texts ? (x ->> 'key'))`
const TAKEN_BACK = `CASE WHEN w.status = 'cancelled' THEN
    (SELECT coalesce(sum(bet.amount), 0)::bigint FROM wagers.movement bet
     WHERE bet.site_id = w.site_id AND bet.member_id = w.member_id AND bet.placed_at = w.placed_at AND bet.wager_id = w.wager_id AND bet.kind = 'bet')
  ELSE 0 END`
const COLUMNS = `w.placed_at, w.wager_id, w.product, w.vendor_code, w.game_code, w.round, w.selection, w.live_bets, w.stake, w.payout, w.status, w.settled_at,
  w.price, w.rules_version, w.legs, w.is_void,
  ${TAKEN_BACK} AS taken_back,
  t.vendor_names, t.game_names,
  ${textsOf('w.selection')} AS bet_texts`
const FROM = `wagers.wager w LEFT JOIN wagers.title t ON t.vendor_code = w.vendor_code AND t.game_code = w.game_code`
const NARROWED_DAYS = `w.site_id = $1 AND w.member_id = $2 AND ($3 = '' OR w.product = $3) AND ($4 = '' OR w.vendor_code = $4) AND ($5 = '' OR w.game_code = $5)`
const NARROWED = `${NARROWED_DAYS} AND ($6 = '' OR w.round = $6)`
const narrowedBy = (ctx: Ctx, { memberId, product, vendorCode, gameCode = '', round = '' }: HistoryFilter) =>
  [ctx.siteId, memberId, product, vendorCode, gameCode, round] as const

/** Sums of whole days, newest first; `from` and `until` are midnights. Open wagers are few: what they have paid is summed from them. */
export const sumsByDay = (ctx: Ctx, filter: HistoryFilter, { from, until }: Period): Promise<DaySums[]> =>
  ctx.db.query<DaySums>(
    `SELECT to_char(days.day, 'YYYY-MM-DD') AS day, days.wagers, days.open_stake, days.settled_stake, days.settled_payout,
       coalesce(open.paid, 0)::bigint AS open_payout
     FROM (
       SELECT w.day, sum(w.wagers)::bigint AS wagers, sum(w.open_stake)::bigint AS open_stake, sum(w.settled_stake)::bigint AS settled_stake,
         sum(w.settled_payout)::bigint AS settled_payout
       FROM wagers.member_day w
       WHERE ${NARROWED_DAYS} AND w.day >= $6::date AND w.day < $7::date
       GROUP BY w.day) days
     LEFT JOIN (
       SELECT (w.placed_at AT TIME ZONE 'Asia/Seoul')::date AS day, sum(w.payout) AS paid
       FROM wagers.wager w
       WHERE ${NARROWED_DAYS} AND w.placed_at >= $8 AND w.placed_at < $9 AND w.settled_at IS NULL
       GROUP BY 1) open USING (day)
     ORDER BY days.day DESC`,
    [...narrowedBy(ctx, filter).slice(0, 5), seoulDay(from), seoulDay(until), from, until],
  )

/** The same for a part of a day, by its rows. */
export const sumsOfPart = async (ctx: Ctx, filter: HistoryFilter, { from, until }: Period): Promise<DaySums> => {
  const [row] = await ctx.db.query<DaySums>(
    `SELECT count(*)::bigint AS wagers, coalesce(sum(stake) FILTER (WHERE status = 'placed'), 0)::bigint AS open_stake,
       coalesce(sum(stake) FILTER (WHERE status = 'settled'), 0)::bigint AS settled_stake,
       coalesce(sum(payout) FILTER (WHERE status = 'settled'), 0)::bigint AS settled_payout,
       coalesce(sum(payout) FILTER (WHERE status = 'placed'), 0)::bigint AS open_payout
     FROM wagers.wager w WHERE ${NARROWED} AND w.placed_at >= $7 AND w.placed_at < $8`,
    [...narrowedBy(ctx, filter), from, until],
  )
  if (!row) throw new Error('an aggregate without a row')
  return { ...row, day: seoulDay(from) }
}

export const wagersAt = (ctx: Ctx, filter: HistoryFilter, place: PagePlace): Promise<WagerRow[]> =>
  ctx.db.query<WagerRow>(
    // The page is chosen first and by its keys alone: what is skipped is read in the index, and only the page's own rows and titles beside it.
    `SELECT ${COLUMNS}
     FROM (SELECT w.site_id, w.member_id, w.placed_at, w.wager_id FROM wagers.wager w
           WHERE ${NARROWED} AND w.placed_at >= $7 AND w.placed_at < $8
           ORDER BY w.placed_at DESC, w.wager_id DESC OFFSET $9 LIMIT $10) chosen
     JOIN wagers.wager w USING (site_id, member_id, placed_at, wager_id)
     LEFT JOIN wagers.title t ON t.vendor_code = w.vendor_code AND t.game_code = w.game_code
     ORDER BY w.placed_at DESC, w.wager_id DESC`,
    [...narrowedBy(ctx, filter), place.from, place.until, place.skip, place.take],
  )

export const findWager = async (ctx: Ctx, ref: WagerRef): Promise<(WagerRow & { can_replay: boolean }) | undefined> => {
  const [row] = await ctx.db.query<WagerRow & { can_replay: boolean }>(
    `SELECT ${COLUMNS}, coalesce(t.can_replay, false) AS can_replay FROM ${FROM}
     WHERE w.site_id = $1 AND w.member_id = $2 AND w.placed_at = $3 AND w.wager_id = $4`,
    [ctx.siteId, ref.memberId, ref.placedAt, ref.wagerId],
  )
  return row
}

/** Of any members, in no order. */
export const wagersByRefs = (ctx: Ctx, refs: readonly WagerRef[]): Promise<(WagerRow & { member_id: number })[]> =>
  ctx.db.query<WagerRow & { member_id: number }>(
    `SELECT w.member_id, ${COLUMNS} FROM unnest($2::bigint[], $3::timestamptz[], $4::bigint[]) AS r (member_id, placed_at, wager_id)
     JOIN wagers.wager w ON w.site_id = $1 AND w.member_id = r.member_id AND w.placed_at = r.placed_at AND w.wager_id = r.wager_id AND w.placed_at >= $5
     LEFT JOIN wagers.title t ON t.vendor_code = w.vendor_code AND t.game_code = w.game_code`,
    [
      ctx.siteId,
      refs.map(({ memberId }) => memberId),
      refs.map(({ placedAt }) => placedAt),
      refs.map(({ wagerId }) => wagerId),
      firstPlaced(refs.map((ref) => ({ ref }))),
    ],
  )

export type MovementRow = {
  kind: 'bet' | 'win' | 'rollback'
  amount: number
  balance_after: number
  happened_at: Date
  selection: Selection | null
  bet_texts: Record<string, Names> | null
}

export const movementsOf = (ctx: Ctx, ref: WagerRef): Promise<MovementRow[]> =>
  ctx.db.query<MovementRow>(
    `SELECT m.kind, m.amount, m.balance_after, m.happened_at, said.selection, ${textsOf('said.selection')} AS bet_texts
     FROM wagers.movement m JOIN ${FROM} USING (site_id, member_id, placed_at, wager_id)
     CROSS JOIN LATERAL (SELECT CASE WHEN m.ord = 1 THEN w.selection ELSE m.selection END AS selection) said
     WHERE m.site_id = $1 AND m.member_id = $2 AND m.placed_at = $3 AND m.wager_id = $4 ORDER BY m.ord`,
    [ctx.siteId, ref.memberId, ref.placedAt, ref.wagerId],
  )

export type LegRow = Pick<Leg, 'event' | 'market' | 'outcome' | 'price' | 'state'> & {
  words: Selection | null
  leg_texts: Record<string, Names> | null
}

export const legsOf = (ctx: Ctx, ref: WagerRef): Promise<LegRow[]> =>
  ctx.db.query<LegRow>(
    `SELECT l.event, l.market, l.outcome, l.price, l.state, l.words, ${textsOf('l.words')} AS leg_texts
     FROM wagers.leg l JOIN ${FROM} USING (site_id, member_id, placed_at, wager_id)
     WHERE l.site_id = $1 AND l.member_id = $2 AND l.placed_at = $3 AND l.wager_id = $4 ORDER BY l.ord`,
    [ctx.siteId, ref.memberId, ref.placedAt, ref.wagerId],
  )

export type OpenWager = {
  wagerId: number
  placedAt: Date
  product: string
  vendorCode: string
  round: string
  stake: number
}

export const openWagers = (ctx: Ctx, memberId: number): Promise<OpenWager[]> =>
  ctx.db.query<OpenWager>(
    `SELECT wager_id AS "wagerId", placed_at AS "placedAt", product, vendor_code AS "vendorCode", round, stake FROM wagers.wager
     WHERE site_id = $1 AND member_id = $2 AND settled_at IS NULL ORDER BY placed_at, wager_id`,
    [ctx.siteId, memberId],
  )

export type WonWager = WagerRef & {
  gameNames: Names | null
  vendorCode: string
  gameCode: string
  round: string
  payout: number
  settledAt: Date
  canReplay: boolean
}

/** Among so many of the newest wins each member is looked for once. */
const winsLookedAt = 120

/** The newest wins of the site, the newest one of each member; none of a test account. */
export const recentWins = (ctx: Ctx, limit: number): Promise<WonWager[]> =>
  ctx.db.query<WonWager>(
    `SELECT w.member_id AS "memberId", w.placed_at AS "placedAt", w.wager_id AS "wagerId", t.game_names AS "gameNames", w.vendor_code AS "vendorCode",
       w.game_code AS "gameCode", w.round, w.payout, w.settled_at AS "settledAt", coalesce(t.can_replay, false) AS "canReplay"
     FROM (SELECT DISTINCT ON (member_id) * FROM
            (SELECT * FROM wagers.wager w WHERE site_id = $1 AND status = 'settled' AND payout > stake
               AND NOT EXISTS (SELECT FROM identity.test_member_view t WHERE t.site_id = w.site_id AND t.member_id = w.member_id)
             ORDER BY settled_at DESC LIMIT $3) newest
           ORDER BY member_id, settled_at DESC, wager_id DESC) w
     LEFT JOIN wagers.title t ON t.vendor_code = w.vendor_code AND t.game_code = w.game_code
     ORDER BY w.settled_at DESC, w.wager_id DESC LIMIT $2`,
    [ctx.siteId, limit, winsLookedAt],
  )
