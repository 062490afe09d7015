import type { MiniFault } from '@maru/contract'
import type { Draw } from '@maru/draws'
import { dayAndNumber, type GameKey, type Round } from '../round.rules.ts'

/** What a feed says of one round. `draw` may be no result of the game: that is judged by whoever asked. */
export type FeedResult = { drawAt: Date; draw: Draw }

/** A row that cannot be read, and so is set aside. */
export type FeedFault = {
  /** Its place in the feed, from 1. */
  row: number
  why: MiniFault
  /** The beginning of its text. */
  text: string
  /** What can be read of the round that it says a result of, null where that cannot; undefined: it says no result. */
  of?: { date: string | null; round: number | null } | undefined
}
export type FeedRead = { results: readonly FeedResult[]; faults: readonly FeedFault[] }

/** Where imported results come from. One that is unreachable, or unreadable as a whole, throws, and is asked again. */
export type Feed = {
  /** The newest results of a game that it has, in any order. */
  read(game: GameKey['game'], signal: AbortSignal): Promise<FeedRead>
}

/**
 * Whether a row that cannot be read stops a round, for it may be a result of it: one that names the round, whatever became of it; one whose day or number is unreadable every
 * round that is not settled yet and that it may be of. `seenAt`: a row that stood in the feed before the betting closed is not taken for a result of the round.
 */
export const stopsRound = (
  { of }: FeedFault,
  seenAt: Date,
  { drawAt, closesAt, state }: Pick<Round, 'drawAt' | 'closesAt' | 'state'>,
): boolean => {
  if (!of) return false
  const { day, number } = dayAndNumber(drawAt)
  if (of.date !== null && of.date !== day) return false
  if (of.round !== null && of.round !== number) return false
  if (of.date !== null && of.round !== null) return true
  return state !== 'settled' && seenAt >= closesAt
}
