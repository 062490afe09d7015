import { gameCodes, type Minigame } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { type OfferedPlace, offerPlaces } from '../games/index.ts'
import { gamesOfSite } from './set-up/game.repository.ts'
import { gameNames } from './set-up/titles.service.ts'

/** The games of the site that are on, as places of the lobby: each is its own vendor there, with one game. */
const placesOn = async (ctx: Ctx): Promise<OfferedPlace[]> =>
  (await gamesOfSite(ctx)).filter(({ isOn }) => isOn).map(({ game }) => placeOf(game))

const placeOf = (game: Minigame): OfferedPlace => {
  const { key, code, codeNameEN, ord } = gameCodes.find((place) => place.key === game) as (typeof gameCodes)[number]
  return { key, code, product: 'mini-game', codeNameEN, ord, games: 1, names: gameNames(game), isOwn: true }
}

// The lobby is served by games, which knows no product beside its vendors: what is played elsewhere is offered to it when modules are loaded.
offerPlaces(placesOn)
