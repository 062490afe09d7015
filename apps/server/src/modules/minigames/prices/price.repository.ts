import type { Minigame } from '@maru/contract'
import { readFraction } from '@maru/draws'
import type { Ctx } from '../../../platform/context.ts'
import { int8s, texts } from '../../../platform/db/index.ts'
import type { Limits } from './limits.rules.ts'
import { type Price, type PriceVersion, priceKey } from './price.rules.ts'

export type VersionKey = { siteId: number; game: Minigame; version: number }

type PriceRow = { market: string; outcome: string; price: number; probability: string }

/** Undefined: there is no such version. */
export const readVersion = async (
  ctx: Ctx,
  { siteId, game, version }: VersionKey,
): Promise<PriceVersion | undefined> => {
  const rows = await ctx.db.query<PriceRow & { valid_from: Date; combination_margin_bp: number }>(
    `SELECT v.valid_from, v.combination_margin_bp, p.market, p.outcome, p.price, p.probability_over || '/' || p.probability_under AS probability
     FROM minigames.price_version v JOIN minigames.price p USING (site_id, game, version)
     WHERE v.site_id = $1 AND v.game = $2 AND v.version = $3`,
    [siteId, game, version],
  )
  const [first] = rows
  if (!first) return undefined
  const prices = rows.map(
    (row): Price => ({
      market: row.market,
      outcome: row.outcome,
      price: row.price,
      probability: readFraction(row.probability),
    }),
  )
  return {
    version,
    validFrom: first.valid_from,
    combinationMarginBp: first.combination_margin_bp,
    prices: new Map(prices.map((price) => [priceKey(price), price])),
  }
}

export type NewVersion = VersionKey & {
  combinationMarginBp: number
  staffId: number | null
  prices: readonly Price[]
}

/** At the instant of `ctx`. The database refuses a price outside the guard, and a probability that is not the market's. */
export const insertVersion = async (ctx: Ctx, of: NewVersion): Promise<void> => {
  const { siteId, game, version, combinationMarginBp, staffId, prices } = of
  await ctx.db.query(
    `INSERT INTO minigames.price_version (site_id, game, version, combination_margin_bp, valid_from, staff_id) VALUES ($1, $2, $3, $4, $5, $6)`,
    [siteId, game, version, combinationMarginBp, ctx.now, staffId],
  )
  await ctx.db.query(
    `INSERT INTO minigames.price (site_id, game, version, market, outcome, price, probability_over, probability_under)
     SELECT $1, $2, $3, * FROM unnest($4::text[], $5::text[], $6::bigint[], $7::text[]::bigint[], $8::text[]::bigint[])`,
    [
      siteId,
      game,
      version,
      texts(prices, (price) => price.market),
      texts(prices, (price) => price.outcome),
      int8s(prices, (price) => price.price),
      texts(prices, (price) => String(price.probability.numerator)),
      texts(prices, (price) => String(price.probability.denominator)),
    ],
  )
}

export type LimitsRow = Limits & { siteId: number; game: Minigame }

const LIMITS_OF = {
  name: 'minigames.limits_of',
  text: `SELECT l.site_id AS "siteId", l.game, l.member_level AS "memberLevel", l.minimum, l.maximum, l.maximum_win AS "maximumWin",
      l.maximum_win_of_round AS "maximumWinOfRound"
    FROM unnest($1::bigint[], $2::text[]) AS o (site_id, game) JOIN minigames.limits l ON l.site_id = o.site_id AND l.game = o.game
    ORDER BY l.site_id, l.game, l.member_level`,
}

/** Of these games, in the order of the levels. */
export const readLimits = async (
  ctx: Ctx,
  games: readonly { siteId: number; game: Minigame }[],
): Promise<LimitsRow[]> =>
  (
    await ctx.db.client.query<LimitsRow>(LIMITS_OF, [
      int8s(games, (one) => one.siteId),
      texts(games, (one) => one.game),
    ])
  ).rows
