import { languages } from '@maru/contract'
import type { GameListing } from '@maru/vendor-wallet'
import type { Ctx } from '../../platform/context.ts'
import { type Names, saveTitles } from '../wagers/index.ts'
import { saveGames, savePlaces } from './catalogue.repository.ts'
import { gamesFrom, placesOf } from './catalogue.rules.ts'
import { vendorsOf } from './vendors/list.ts'
import type { Vendor } from './vendors/vendor.ts'
import { callVendor, OPERATOR_ID } from './vendors/vendor-client.ts'

/** Asks every vendor for its games; answers the vendors that did not say. What is known of their games stays. */
export const syncGames = async (ctx: Ctx): Promise<string[]> => {
  const vendors = vendorsOf(ctx.config)
  await savePlaces(
    ctx,
    placesOf(vendors, (vendor) => vendor.name('en')),
  )
  const silent: string[] = []
  for (const vendor of vendors) {
    const heard = await callVendor(ctx.config, vendor, 'gameList', { operator_id: OPERATOR_ID })
    if (heard.ok) await takeList(ctx, vendor, heard.answer)
    else {
      ctx.log.warn({ vendor: vendor.code, why: heard.why, detail: heard.detail }, 'a vendor did not list its games')
      silent.push(vendor.code)
    }
  }
  return silent
}

/** Takes a vendor's whole list into the catalogue. An empty one is not believed: it would close the vendor's lobby. */
export const takeList = async (ctx: Ctx, vendor: Vendor, listings: readonly GameListing[]): Promise<void> => {
  const games = gamesFrom(vendor, listings)
  if (games.length === 0) return
  const changed = await saveGames(ctx, vendor.code, games)
  const vendorNames = Object.fromEntries(languages.map((language) => [language, vendor.name(language)])) as Names
  await saveTitles(
    ctx,
    games.map((game) => ({
      vendorCode: vendor.code,
      gameCode: game.gameCode,
      vendorNames,
      gameNames: game.names,
      canReplay: vendor.canReplay,
    })),
  )
  if (changed > 0) ctx.log.info({ vendor: vendor.code, changed }, 'catalogue changed')
}
