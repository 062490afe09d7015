import { type LinkGame, linkGames } from './record/link-rounds.ts'
import { type ShoeGame, shoeGames } from './record/shoe-rounds.ts'

/** Every game that a live table can have. */
export const liveGames = [...shoeGames, ...linkGames] as const
export type LiveGame = ShoeGame | LinkGame
