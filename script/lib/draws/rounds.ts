import { createHash } from 'node:crypto'
import { type Draw, drawRound, type Game, linksDownwards } from '@maru/draws'

/** As many rounds of a chain of the game's own, from its last link downwards: what a whole chain draws, without holding it. */
export function* drawsOf(game: Game, draws: number, start: Uint8Array, salt: Uint8Array): Generator<Draw> {
  const own = createHash('sha256').update(start).update(game).digest()
  for (const { number, link } of linksDownwards(own, draws)) if (number > 0) yield drawRound(game, salt, link)
}
