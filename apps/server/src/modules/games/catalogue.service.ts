import { cashOf, type GameOut } from '@maru/contract'
import type { Ctx, StaffCtx } from '../../platform/context.ts'
import { Refusal, StaffRefusal } from '../../platform/refusal.ts'
import { lastDays, seoulDay } from '../../platform/seoul-time.ts'
import { record } from '../audit/index.ts'
import { gameGroupNames, siteById, siteCurrency } from '../site/index.ts'
import { figuresByGame } from '../wagers/index.ts'
import {
  type CatalogueGame,
  findGame,
  findGames,
  findPlayablePlaces,
  type GameFilter,
  isVendorGameOn,
  lockSwitches,
  type PlayablePlace,
  writeSwitch,
} from './catalogue.repository.ts'
import { isNew, posterPath } from './catalogue.rules.ts'
import { type OfferedPlace, offeredPlaces } from './offered-places.ts'
import { vendorByCode } from './vendors/list.ts'
import { takesCurrency } from './vendors/vendor.ts'

/** Degrees by which a brand turns every poster: `--b-poster-hue` of tokens.css. */
export const posterTurns = { maru: 0, naru: 22 } as const

/** Of vendors that take the site's currency, and of the products of the server itself. */
const playablePlaces = async (ctx: Ctx): Promise<(PlayablePlace & Partial<OfferedPlace>)[]> => {
  const currency = await siteCurrency(ctx)
  const places = await findPlayablePlaces(ctx)
  return [
    ...places.filter(({ key }) => takesCurrency(vendorByCode(ctx.config, key), currency)),
    ...(await offeredPlaces(ctx)),
  ]
}

/** Groups with a playable game, in the order of the menus. */
export const listGroups = async (ctx: Ctx) => {
  const places = await playablePlaces(ctx)
  const groups = await gameGroupNames(ctx)
  return groups.flatMap(({ group, names, ord }) => {
    const own = places.filter((place) => place.product === group)
    if (own.length === 0) return []
    const games = own.reduce((sum, place) => sum + place.games, 0)
    return [
      {
        groupCode: group,
        groupCodeName: names[ctx.language],
        groupCodeNameEN: names.en,
        ord,
        vendors: own.length,
        games,
      },
    ]
  })
}

/** Vendor places with a playable game. Empty text: any. */
export const listPlaces = async (ctx: Ctx, asked: { groupCode: string; code: string }) => {
  const names = new Map((await gameGroupNames(ctx)).map((row) => [row.group, row.names]))
  return (await playablePlaces(ctx))
    .filter(
      (place) =>
        (asked.groupCode === '' || place.product === asked.groupCode) &&
        (asked.code === '' || place.code === asked.code),
    )
    .map((place) => {
      const vendor = vendorByCode(ctx.config, place.key)
      return {
        code: place.code,
        groupCode: place.product,
        codeName: place.names?.[ctx.language] ?? vendor?.name(ctx.language) ?? place.codeNameEN,
        codeNameEN: place.codeNameEN,
        groupCodeName: names.get(place.product)?.[ctx.language] ?? place.product,
        groupCodeNameEN: names.get(place.product)?.en ?? place.product,
        ord: place.ord,
        vendorKey: place.key,
        games: place.games,
        isOwn: place.isOwn ?? vendor?.isOwn ?? false,
      }
    })
}

/** Games that can be played now, in the order of their vendors. */
export const listGames = async (ctx: Ctx, filter: Partial<GameFilter>): Promise<GameOut[]> => {
  const currency = await siteCurrency(ctx)
  const isPlayable = ({ isOn, vendorCode }: CatalogueGame): boolean => {
    const vendor = vendorByCode(ctx.config, vendorCode)
    return isOn && vendor !== undefined && takesCurrency(vendor, currency)
  }
  return describe(ctx, (await findGames(ctx, filter)).filter(isPlayable))
}

/** One game, switched off or not. */
export const showGame = async (ctx: Ctx, vendorKey: string, gameKey: string): Promise<GameOut> => {
  const game = await findGame(ctx, vendorKey, gameKey)
  const [shown] = game && vendorByCode(ctx.config, vendorKey) ? await describe(ctx, [game]) : []
  if (!shown) throw new Refusal('N404')
  return shown
}

const describe = async (ctx: Ctx, games: readonly CatalogueGame[]): Promise<GameOut[]> => {
  if (games.length === 0) return []
  const yesterday = lastDays(ctx.now, 2)[0] ?? ''
  const rounds = new Map(
    (await figuresByGame(ctx, yesterday)).map((row) => [`${row.vendorCode}/${row.gameCode}`, row.rounds]),
  )
  const site = await siteById(ctx, ctx.siteId)
  const turn = posterTurns[site.theme]
  // Vendors list their limits in won.
  const limit = (stake: number) => (site.currency === 'KRW' ? cashOf(stake) : null)
  return games.map((game) => ({
    vendorKey: game.vendorCode,
    vendorName: vendorName(ctx, game.vendorCode),
    gameKey: game.gameCode,
    gameType: game.product,
    name: game.names[ctx.language],
    names: game.names,
    image: posterPath(game.vendorCode, game.gameCode, game.artSeed, turn),
    category: game.category,
    returnBp: game.returnBp,
    minimumStake: limit(game.minimumStake),
    maximumStake: limit(game.maximumStake),
    isOn: game.isOn && takesCurrency(vendorByCode(ctx.config, game.vendorCode), site.currency),
    isNew: isNew(game.firstSeenAt, game.vendorSince, ctx.now),
    keepsPurse: vendorByCode(ctx.config, game.vendorCode)?.wallet === 'transfer',
    popularity: rounds.get(`${game.vendorCode}/${game.gameCode}`) ?? 0,
  }))
}

/** Every game of every connected vendor with today's figures, for staff. */
export const listForStaff = async (ctx: Ctx) => {
  const figures = new Map(
    (await figuresByGame(ctx, seoulDay(ctx.now))).map((row) => [`${row.vendorCode}/${row.gameCode}`, row]),
  )
  return (await findGames(ctx)).map((game) => {
    const today = figures.get(`${game.vendorCode}/${game.gameCode}`)
    return {
      vendorKey: game.vendorCode,
      vendorName: vendorName(ctx, game.vendorCode),
      gameKey: game.gameCode,
      name: game.names[ctx.language],
      gameType: game.product,
      returnBp: game.returnBp,
      isOn: game.isOn,
      roundsToday: today?.rounds ?? 0,
      stakeToday: today?.stake ?? 0,
      profitToday: today?.profit ?? 0,
    }
  })
}

/** Can at least one game be played at this site, of a vendor or of the server itself? */
export const isAnyGameOn = async (ctx: Ctx): Promise<boolean> =>
  (await isVendorGameOn(ctx)) || (await offeredPlaces(ctx)).length > 0

/** A game was switched on or off in this transaction. */
export const emitSwitched = async (
  ctx: Ctx,
  game: { vendorCode: string; gameCode: string; isOn: boolean },
): Promise<void> => {
  await lockSwitches(ctx)
  ctx.emit('games.switched', { ...game, areGamesOn: await isAnyGameOn(ctx) }, { aggregate: 'games' })
}

/** On or off at the context's site. Open rounds of the game still end; no new bet is taken. */
export const switchGame = async (ctx: StaffCtx, vendorCode: string, gameCode: string, isOn: boolean): Promise<void> => {
  const before = await writeSwitch(ctx, vendorCode, gameCode, isOn)
  if (before === undefined) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (before === isOn) return
  await record(ctx, {
    action: 'games.switch',
    target: `game:${vendorCode}/${gameCode}`,
    before: { isOn: before },
    after: { isOn },
  })
  await emitSwitched(ctx, { vendorCode, gameCode, isOn })
}

const vendorName = (ctx: Ctx, code: string): string => vendorByCode(ctx.config, code)?.name(ctx.language) ?? code
