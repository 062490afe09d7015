import { languages } from '@maru/contract'
import type { GameListing } from '@maru/vendor-wallet'
import type { Ctx } from '../../platform/context.ts'
import { type Names, saveTitles } from '../wagers/index.ts'
import { saveGames, savePlaces } from './catalogue.repository.ts'
import { gamesFrom, placesOf } from './catalogue.rules.ts'
import { isSwitchedOff } from './vendor-registry.repository.ts'
import { vendorsOf } from './vendors/list.ts'
import type { Vendor } from './vendors/vendor.ts'
import { callVendor, OPERATOR_ID } from './vendors/vendor-client.ts'

/** In steps. Asks all vendors for their games at once; answers the vendors that did not list them. What is known of their games stays. */
export const syncGames = async (ctx: Ctx): Promise<string[]> => {
  const vendors = vendorsOf(ctx.config).filter(({ registered }) => registered?.isEnabled !== false)
  const isSilent = await syncVendors(ctx, vendors)
  return vendors.filter((_, i) => isSilent[i]).map(({ code }) => code)
}

/** The same for these vendors; answers which were silent. */
export const syncVendors = async (ctx: Ctx, vendors: readonly Vendor[]): Promise<boolean[]> => {
  const places = placesOf(vendorsOf(ctx.config), (vendor) => vendor.name('en'))
  await ctx.inOwnTransaction((own) => savePlaces(own, places))
  return Promise.all(vendors.map((vendor) => syncGamesOf(ctx, vendor)))
}

/** Answers whether the vendor was silent. */
const syncGamesOf = async (ctx: Ctx, vendor: Vendor): Promise<boolean> => {
  const reply = await callVendor(ctx.config, vendor, 'gameList', { operator_id: OPERATOR_ID })
  if (reply.ok) await ctx.inOwnTransaction((own) => takeList(own, vendor, reply.answer))
  else ctx.log.warn({ vendor: vendor.code, why: reply.why, detail: reply.detail }, 'a vendor did not list its games')
  return !reply.ok
}

/** Takes a vendor's whole list into the catalogue. An empty one is not believed: it would close the vendor's lobby. */
export const takeList = async (ctx: Ctx, vendor: Vendor, listings: readonly GameListing[]): Promise<void> => {
  const games = gamesFrom(vendor, listings)
  if (games.length === 0) return
  // It was asked before it was switched off, and answered after.
  if (vendor.registered && (await isSwitchedOff(ctx, vendor.code))) return
  const changed = await saveGames(ctx, vendor.code, games)
  const vendorNames = Object.fromEntries(languages.map((language) => [language, vendor.name(language)])) as Names
  const listed = new Map(listings.map((listing) => [listing.game_code, listing]))
  await saveTitles(
    ctx,
    games.map((game) => ({
      vendorCode: vendor.code,
      gameCode: game.gameCode,
      vendorNames,
      gameNames: game.names,
      canReplay: vendor.canReplay && listed.get(game.gameCode)?.replay !== false,
      texts: listed.get(game.gameCode)?.texts ?? {},
    })),
  )
  if (changed > 0) ctx.log.info({ vendor: vendor.code, changed }, 'catalogue changed')
}
