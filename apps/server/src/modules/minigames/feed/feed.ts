import type { Draw } from '@maru/draws'
import type { GameKey } from '../round.rules.ts'

/** What a feed says of one round. `draw` may be no result of the game: that is judged by whoever asked. */
export type FeedResult = { drawAt: Date; draw: Draw }

/** Where imported results come from. One that is unreachable or unreadable throws, and is asked again. */
export type Feed = {
  /** The newest results of a game that it has, in any order. */
  read(game: GameKey['game'], signal: AbortSignal): Promise<readonly FeedResult[]>
}
