import type { Currency } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { int4s, int8s, texts } from '../../platform/db/index.ts'
import type { MonthlyTable } from '../../platform/db/months.ts'
import { seoulDay } from '../../platform/seoul-time.ts'
import type { NewLeg, Terms } from './leg.rules.ts'
import type { EndedTable, Selection } from './selection.rules.ts'
import type { DayShare, MovementKind, WagerState } from './wager.rules.ts'
import type { WagerRef } from './wager-id.rules.ts'

export type NewWager = {
  memberId: number
  product: string
  vendorCode: string
  gameCode: string
  round: string
  selection: Selection | null
  /** KRW where nothing is said. */
  currency?: Currency
  /** Which rates of the partners above the member were in force; null where there are none. */
  rateChainId?: number | null
  /** Of the server's own products. */
  terms?: Terms
  legs?: readonly NewLeg[]
}
export type NewMovement = {
  kind: MovementKind
  amount: number
  /** How much of it is bonus money. */
  bonusAmount?: number
  balanceAfter: number
  transferId: string | null
  /** Of a further bet of the round: what it was staked on. Of a payout: what the places came to. */
  selection?: Selection | EndedTable | null
}
/** `wagerId`: of `takeWagerIds`; where it is missing, one is taken. */
export type WagerRow = NewWager & {
  siteId: number
  wagerId?: number
  state: WagerState
  settlements: number
  share: DayShare
} & Omit<NewMovement, 'kind' | 'amount' | 'selection'>

/** Columns that only wagers with terms have: in a statement of their own kind, so that the others do not carry them. */
const TERMS = {
  named: ', price, rules_version, legs',
  sent: ', $27::bigint[], $28::text[], $29::int[]',
}
const NO_TERMS = { named: '', sent: '' }

/** All of one instant. The first movement of each is its stake; of a gift, which has none, its payout. */
const placeText = (terms: typeof NO_TERMS): string => `
  WITH fresh AS MATERIALIZED (
    SELECT coalesce(u.given_id, nextval('wagers.wager_id')) AS wager_id, u.*
    FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::bigint[], $10::bigint[],
      $11::int[], $12::text[], $13::bigint[], $14::text[], $15::bigint[], $16::bigint[], $17::bigint[], $18::bigint[], $19::bigint[], $22::bigint[], $23::int[],
      $24::bigint[], $25::bigint[], $26::bigint[]${terms.sent})
      WITH ORDINALITY AS u (site_id, member_id, product, vendor_code, game_code, round, selection, currency, stake, payout,
        live_bets, status, balance_after, transfer_id, wagers, open_wagers, open_stake, settled_stake, settled_payout, given_id, settlements,
        bonus_stake, bonus_payout, rate_chain_id${terms.named}, ord)
    ORDER BY u.ord
  ), placed AS (
    INSERT INTO wagers.wager (site_id, member_id, placed_at, wager_id, product, vendor_code, game_code, round, selection, currency, stake, payout,
      live_bets, movements, settlements, status, settled_at, bonus_stake, bonus_payout, rate_chain_id${terms.named})
    SELECT site_id, member_id, $20, wager_id, product, vendor_code, game_code, round, selection::jsonb, currency, stake, payout,
      live_bets, 1, settlements, status, CASE WHEN status = 'placed' THEN NULL ELSE $20::timestamptz END,
      bonus_stake, bonus_payout, rate_chain_id${terms.named}
    FROM fresh
  ), moved AS (
    INSERT INTO wagers.movement (site_id, member_id, placed_at, wager_id, ord, kind, amount, balance_after, transfer_id, happened_at,
      bonus_amount)
    SELECT site_id, member_id, $20, wager_id, 1, CASE WHEN payout > 0 THEN 'win' ELSE 'bet' END, greatest(stake, payout), balance_after,
      transfer_id, $20, greatest(bonus_stake, bonus_payout)
    FROM fresh
  ), counted AS (
    INSERT INTO wagers.member_day AS d (site_id, member_id, day, product, vendor_code, game_code, wagers, open_wagers, open_stake, settled_stake,
      settled_payout, staked, paid)
    SELECT site_id, member_id, $21::date, product, vendor_code, game_code, sum(wagers), sum(open_wagers), sum(open_stake), sum(settled_stake),
      sum(settled_payout), sum(stake), sum(payout)
    FROM fresh GROUP BY site_id, member_id, product, vendor_code, game_code ORDER BY site_id, member_id, product, vendor_code, game_code
    ON CONFLICT (site_id, member_id, day, product, vendor_code, game_code) DO UPDATE SET
      wagers = d.wagers + EXCLUDED.wagers, open_wagers = d.open_wagers + EXCLUDED.open_wagers, open_stake = d.open_stake + EXCLUDED.open_stake,
      settled_stake = d.settled_stake + EXCLUDED.settled_stake, settled_payout = d.settled_payout + EXCLUDED.settled_payout,
      staked = d.staked + EXCLUDED.staked, paid = d.paid + EXCLUDED.paid
  ), added AS (
    INSERT INTO wagers.figure_change (site_id, day, vendor_code, game_code, wagers, open_wagers, open_stake, staked, paid)
    SELECT site_id, $21::date, vendor_code, game_code, sum(wagers), sum(open_wagers), sum(open_stake), sum(stake), sum(payout)
    FROM fresh GROUP BY site_id, vendor_code, game_code
  )
  SELECT wager_id FROM fresh ORDER BY ord`

const PLACE = { name: 'wagers.place', text: placeText(NO_TERMS) }
const PLACE_WITH_TERMS = { name: 'wagers.place_with_terms', text: placeText(TERMS) }

export const insertWagers = async (ctx: Ctx, wagers: readonly WagerRow[]): Promise<WagerRef[]> => {
  const hasTerms = wagers.some(({ terms }) => terms)
  const { rows } = await ctx.db.client.query<{ wager_id: number }>(hasTerms ? PLACE_WITH_TERMS : PLACE, [
    int8s(wagers, (w) => w.siteId),
    int8s(wagers, (w) => w.memberId),
    texts(wagers, (w) => w.product),
    texts(wagers, (w) => w.vendorCode),
    texts(wagers, (w) => w.gameCode),
    texts(wagers, (w) => w.round),
    texts(wagers, (w) => (w.selection === null ? null : JSON.stringify(w.selection))),
    texts(wagers, (w) => w.currency ?? 'KRW'),
    int8s(wagers, (w) => w.state.stake),
    int8s(wagers, (w) => w.state.payout),
    int4s(wagers, (w) => w.state.liveBets),
    texts(wagers, (w) => w.state.status),
    int8s(wagers, (w) => w.balanceAfter),
    texts(wagers, (w) => w.transferId),
    ...shareColumns(wagers),
    ctx.now,
    seoulDay(ctx.now),
    int8s(wagers, (w) => w.wagerId),
    int4s(wagers, (w) => w.settlements),
    int8s(wagers, (w) => w.state.bonusStake),
    int8s(wagers, (w) => w.state.bonusPayout),
    int8s(wagers, (w) => w.rateChainId),
    ...(hasTerms ? termColumns(wagers) : []),
  ])
  return wagers.map(({ memberId }, i) => {
    const row = rows[i]
    if (!row) throw new Error('a wager was not written')
    return { memberId, placedAt: ctx.now, wagerId: row.wager_id }
  })
}

const termColumns = (wagers: readonly WagerRow[]): Buffer[] => [
  int8s(wagers, ({ terms }) => terms?.price),
  texts(wagers, ({ terms }) => terms?.rulesVersion),
  int4s(wagers, ({ legs }) => legs?.length ?? 0),
]

const TAKE_IDS = {
  name: 'wagers.take_ids',
  text: `SELECT nextval('wagers.wager_id') AS wager_id FROM generate_series(1, $1::int)`,
}

/** Rising. One that is not used in the end is missing for ever, which nobody minds. */
export const takeWagerIds = async (ctx: Ctx, count: number): Promise<number[]> =>
  count === 0
    ? []
    : (await ctx.db.client.query<{ wager_id: number }>(TAKE_IDS, [count])).rows.map(({ wager_id }) => wager_id)

const shareColumns = (rows: readonly { share: DayShare }[]): Buffer[] => [
  int8s(rows, ({ share }) => share.wagers),
  int8s(rows, ({ share }) => share.openWagers),
  int8s(rows, ({ share }) => share.openStake),
  int8s(rows, ({ share }) => share.settledStake),
  int8s(rows, ({ share }) => share.settledPayout),
]

const monthsOf = (table: 'wager' | 'movement' | 'leg' | 'settlement'): MonthlyTable => ({
  name: `wagers.${table}`,
  prepare: `wagers.prepare_month('${table}', $1)`,
  attach: `wagers.attach_month('${table}', $1)`,
  ahead: `wagers.months_ahead('${table}', $1)`,
})
export const WAGER_MONTHS: readonly MonthlyTable[] = [
  monthsOf('wager'),
  monthsOf('movement'),
  monthsOf('leg'),
  monthsOf('settlement'),
]
