import type { AdminAnswerOf, Minigame, MiniPriceVersion, miniPrices } from '@maru/contract'
import { fractionText, type Market, marketsOf } from '@maru/draws'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { staffNames } from '../../identity/index.ts'
import { priceKey } from '../prices/price.rules.ts'
import { pricesOf } from '../prices/price.service.ts'
import { readGame } from '../set-up/game.repository.ts'
import { findVersion, findVersions, pricesOfVersions, type VersionRow } from './prices.repository.ts'

/** The prices in force, in the order of the markets. Throws STAFF_NOT_FOUND where the site does not have the game. */
export const showPrices = async (ctx: StaffCtx, game: Minigame): Promise<AdminAnswerOf<typeof miniPrices>> => {
  const setting = await readGame(ctx, game)
  const row = setting && (await findVersion(ctx, game, setting.version))
  if (!row) throw new StaffRefusal('STAFF_NOT_FOUND')
  const { prices } = await pricesOf(ctx, setting)
  const names = await namesOf(ctx, [row])
  return {
    game,
    version: row.version,
    validFrom: row.validFrom.toISOString(),
    staffName: names.get(row.staffId ?? 0) ?? '',
    combinationMarginBp: row.combinationMarginBp,
    kinoThreeLinesUpTo: setting.kinoThreeLinesUpTo,
    rows: (marketsOf[game] as readonly Market[]).flatMap(({ code: market, outcomes }) =>
      outcomes.flatMap((outcome) => {
        const price = prices.get(priceKey({ market, outcome }))
        return price ? [{ market, outcome, price: price.price, probability: fractionText(price.probability) }] : []
      }),
    ),
  }
}

/** Versions with what each changed, newest first. */
export const listVersions = async (ctx: StaffCtx, game: Minigame, asked: { page: number; size: number }) => {
  const { rows, total } = await findVersions(ctx, game, asked)
  const prices = await pricesOfVersions(
    ctx,
    game,
    rows.map(({ version }) => version),
  )
  const names = await namesOf(ctx, rows)
  const byVersion = Map.groupBy(prices, ({ version }) => version)
  const shown = rows.slice(0, asked.size).map((row, at): MiniPriceVersion => {
    const before = rows[at + 1]
    const were = new Map((byVersion.get(before?.version ?? 0) ?? []).map((price) => [priceKey(price), price.price]))
    return {
      version: row.version,
      validFrom: row.validFrom.toISOString(),
      staffName: names.get(row.staffId ?? 0) ?? '',
      combinationMarginBp: row.combinationMarginBp,
      marginBefore: before?.combinationMarginBp ?? null,
      changes: (byVersion.get(row.version) ?? []).flatMap(({ market, outcome, price }) => {
        const was = were.get(priceKey({ market, outcome }))
        return was === undefined || was === price ? [] : [{ market, outcome, before: was, after: price }]
      }),
    }
  })
  return { rows: shown, total, ...asked }
}

const namesOf = (ctx: StaffCtx, rows: readonly VersionRow[]): Promise<ReadonlyMap<number, string>> =>
  staffNames(
    ctx,
    rows.flatMap(({ staffId }) => (staffId === null ? [] : [staffId])),
  )
