import type { MiniRoundState } from '@maru/contract'
import type { Draw } from '@maru/draws'
import type { WaitReason } from '../notice.rules.ts'

/** The problem of a row that may be a result of the round, and cannot be read. */
export const unreadable = 'unreadable'
/** Every different result that was said of a round, with the text of it. `problem`: why it is no result of the game. */
export type Said = { text: string; draw: Draw; receivedAt: Date; problem: string | null }
export type Judged = { state: MiniRoundState; closesAt: Date; drawAt: Date; isHeld: boolean; draw: Draw | null }

/** Within which a feed has to say its result after the draw. */
export const feedInTimeMs = 120_000
/** By which the clock of a feed may be ahead of ours. Bets are closed by then, and the feed was read since. */
const feedAheadMs = 10_000

/** The numbers as one text: the same result is the same text. */
export const textOfDraw = ({ numbers, powerBall }: Draw): string =>
  powerBall === null ? numbers.join(' ') : `${numbers.join(' ')} + ${powerBall}`

/**
 * What a feed's results of a round come to: it is drawn by the one that was said in time and was not contradicted; or it waits for staff; or nothing is to be done (yet).
 * What was said before the draw draws nothing, but for the last seconds: whoever saw it may have bet on it.
 */
export const judge = (
  round: Judged,
  said: readonly Said[],
  now: Date,
): { draw: Draw } | { wait: WaitReason } | undefined => {
  if (round.state === 'open' || round.state === 'cancelled' || round.state === 'missed' || now < round.drawAt)
    return undefined
  const earliest = Math.max(round.drawAt.getTime() - feedAheadMs, round.closesAt.getTime())
  const [first] = said
  if (!first)
    return round.state === 'closed' && now.getTime() > round.drawAt.getTime() + feedInTimeMs
      ? { wait: 'late' }
      : undefined
  if (said.some(({ problem }) => problem === unreadable)) return { wait: 'unreadable' }
  if (said.some(({ problem }) => problem !== null)) return { wait: 'impossible' }
  if (said.some(({ receivedAt }) => receivedAt.getTime() < earliest)) return { wait: 'early' }
  const texts = new Set(said.map(({ draw }) => textOfDraw(draw)))
  if (round.draw) texts.add(textOfDraw(round.draw))
  if (texts.size > 1) return { wait: 'contradiction' }
  if (round.state !== 'closed' || round.isHeld) return undefined
  const isLate = first.receivedAt.getTime() > round.drawAt.getTime() + feedInTimeMs
  return isLate ? { wait: 'late' } : { draw: first.draw }
}
