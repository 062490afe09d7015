import { minigames } from '@maru/contract'
import { defaultOptions } from '@maru/draws'
import type { Ctx } from '../../../platform/context.ts'
import { allSites, type SiteObserver, siteCurrency } from '../../site/index.ts'
import { insertVersion } from '../prices/price.repository.ts'
import {
  standardCombinationMarginBp,
  standardLimits,
  standardMostExposure,
  standardPrices,
} from '../prices/standard.rules.ts'
import { gamesSetUp, insertGame, insertLimits, lockGame } from './game.repository.ts'
import { saveBetTitles } from './titles.service.ts'

const STANDARD_CANCEL_SECONDS = 30

/** Gives the context's site the four games with standard prices and limits; what it has stays as it is. Answers how many were new. */
export const setUpGames = async (ctx: Ctx): Promise<number> => {
  const have = await gamesSetUp(ctx)
  const missing = minigames.filter((game) => !have.has(game))
  if (missing.length === 0) return 0
  const currency = await siteCurrency(ctx)
  const mostExposure = standardMostExposure(currency)
  const cancelSeconds = mayTakeBack(ctx) ? STANDARD_CANCEL_SECONDS : 0
  for (const game of missing) {
    await insertGame(ctx, game, { mostExposure, cancelSeconds })
    // Of two processes that start at once the second finds what the first did.
    const setting = await lockGame(ctx, game)
    await insertLimits(ctx, game, standardLimits(currency))
    if (setting?.version) continue
    const kinoThreeLinesUpTo = setting?.kinoThreeLinesUpTo ?? defaultOptions.kinoThreeLinesUpTo
    const prices = standardPrices(game, { kinoThreeLinesUpTo })
    const combinationMarginBp = standardCombinationMarginBp
    await insertVersion(ctx, { siteId: ctx.siteId, game, version: 1, combinationMarginBp, staffId: null, prices })
  }
  return missing.length
}

/** A site has its games from the moment on in which it is added. */
export const gamesOfNewSite: SiteObserver = { added: setUpGames }

/** The same of every site, and what bets say in the history. In steps, a transaction for each site. */
export const setUpSites = async (ctx: Ctx): Promise<void> => {
  await ctx.inOwnTransaction(saveBetTitles)
  for (const { siteId } of await allSites(ctx, true))
    await ctx.inOwnTransaction((own) => setUpGames({ ...own, siteId }))
}

/** Licensed operation knows no bets that are taken back, whatever the site says. */
export const mayTakeBack = ({ config }: Pick<Ctx, 'config'>): boolean => config.MARU_MODE !== 'licensed'
