import type { Ctx } from '../../../platform/context.ts'
import { int8s, texts } from '../../../platform/db/index.ts'
import type { Selection } from '../selection.rules.ts'
import type { RoundProduct } from '../settle-round.rules.ts'
import type { WagerRef } from '../wager-id.rules.ts'
import { FROM_ASKED_SLIPS } from './slip.repository.ts'

/** A member's bets on one round of an own product. */
export type MemberRound = {
  siteId: number
  memberId: number
  product: RoundProduct
  vendorCode: string
  gameCode: string
  round: string
}
/** `toWin`: what all of them together pay if each wins, stakes included. `newest`: what those of the last moment are on. */
export type OpenOnRound = { toWin: number; newest: (Selection | null)[] }

/** A round is bet on for less than that, and clocks of processes differ by less than an hour: only the partitions of that time are looked at. */
const LONGEST_MS = 24 * 3_600_000
const LATER_MS = 3_600_000

/**
 * Each member's open wagers of a round, by the index of open wagers by round, which alone has `member_id + 0`. While few wagers are open and a day is a small part of a month, the primary key looks as good to
 * PostgreSQL for `member_id`, and reads all that the member bet on that day. `OFFSET 0` has each member's looked up by itself.
 */
export const OPEN = {
  name: 'wagers.open_on_rounds',
  text: `
  SELECT coalesce(sum(x.to_win), 0)::bigint AS to_win, coalesce(jsonb_agg(x.selection) FILTER (WHERE x.placed_at > $9), '[]') AS newest
  FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[]) WITH ORDINALITY
    AS o (site_id, member_id, product, vendor_code, game_code, round, ord)
  LEFT JOIN LATERAL (
    SELECT w.placed_at, w.selection, div(w.stake::numeric * w.price, 1000) AS to_win
    FROM wagers.wager w
    WHERE w.site_id = o.site_id AND w.game_code = o.game_code AND w.round = o.round AND w.member_id + 0 = o.member_id AND w.status = 'placed'
      AND w.product IN ('sports', 'e-sports', 'mini-game', 'virtual') AND w.product = o.product AND w.vendor_code = o.vendor_code
      AND w.placed_at > $7 AND w.placed_at < $8
    OFFSET 0
  ) x ON true
  GROUP BY o.ord ORDER BY o.ord`,
}

/** Each in its place, of any site; `newestMs`: how old the newest are. */
export const openOnRounds = async (
  ctx: Ctx,
  rounds: readonly MemberRound[],
  newestMs: number,
): Promise<OpenOnRound[]> => {
  if (rounds.length === 0) return []
  const { rows } = await ctx.db.client.query<{ to_win: number; newest: OpenOnRound['newest'] }>(OPEN, [
    int8s(rounds, (one) => one.siteId),
    int8s(rounds, (one) => one.memberId),
    texts(rounds, (one) => one.product),
    texts(rounds, (one) => one.vendorCode),
    texts(rounds, (one) => one.gameCode),
    texts(rounds, (one) => one.round),
    new Date(ctx.now.getTime() - LONGEST_MS),
    new Date(ctx.now.getTime() + LATER_MS),
    new Date(ctx.now.getTime() - newestMs),
  ])
  return rows.map(({ to_win, newest }) => ({ toWin: to_win, newest }))
}

/** What a slip was accepted with. */
export type SlipWager = {
  vendorCode: string
  gameCode: string
  round: string
  placedAt: Date
  stake: number
  price: number
  legs: { market: string; outcome: string }[]
}

const OF_SLIPS = {
  name: 'wagers.of_slips',
  text: `
  SELECT w.vendor_code AS "vendorCode", w.game_code AS "gameCode", w.round, w.placed_at AS "placedAt", w.stake, w.price,
    (SELECT jsonb_agg(jsonb_build_object('market', l.market, 'outcome', l.outcome) ORDER BY l.ord) FROM wagers.leg l
     WHERE l.site_id = w.site_id AND l.member_id = w.member_id AND l.placed_at = w.placed_at AND l.wager_id = w.wager_id) AS legs
  ${FROM_ASKED_SLIPS}`,
}

/** Each in its place, of any site; undefined where there is no such slip. A wager that was cancelled has no stake any more. */
export const wagersOfSlips = async (
  ctx: Ctx,
  slips: readonly { siteId: number; memberId: number; slipId: string }[],
): Promise<(SlipWager | undefined)[]> => {
  if (slips.length === 0) return []
  const { rows } = await ctx.db.client.query<SlipWager | { legs: null }>(OF_SLIPS, [
    int8s(slips, (slip) => slip.siteId),
    int8s(slips, (slip) => slip.memberId),
    texts(slips, (slip) => slip.slipId),
  ])
  return rows.map((row) => (row.legs === null ? undefined : row))
}

/** By wager. Of the site of `ctx` and one member. */
export const slipIdsOf = async (
  ctx: Ctx,
  memberId: number,
  wagers: readonly WagerRef[],
): Promise<ReadonlyMap<number, string>> => {
  if (wagers.length === 0) return new Map()
  const rows = await ctx.db.query<{ wager_id: number; slip_id: string }>(
    `SELECT wager_id, slip_id FROM wagers.slip WHERE site_id = $1 AND member_id = $2 AND wager_id = ANY ($3::bigint[])`,
    [ctx.siteId, memberId, wagers.map(({ wagerId }) => wagerId)],
  )
  return new Map(rows.map(({ wager_id, slip_id }) => [wager_id, slip_id]))
}
