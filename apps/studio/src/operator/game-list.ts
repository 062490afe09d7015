import { type GameListing, toWireAmount } from '@maru/vendor-wallet'
import { GAMES, returnBasisPoints } from '../catalogue.ts'
import { gameTexts } from '../rounds/bet-words.ts'

/** Every game as operators list it. */
export const listedGames = (): GameListing[] =>
  GAMES.map((game) => ({
    game_code: game.code,
    name: game.names.en,
    names: game.names,
    category: game.category,
    product: 'Moonlit Studio',
    return_bp: returnBasisPoints(game.theoreticalReturn),
    art: game.art,
    limits: { min: toWireAmount(game.limits.min), max: toWireAmount(game.limits.max) },
    texts: gameTexts(game),
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    enabled: true,
  }))
