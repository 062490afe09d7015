import type { Check, Evidence } from '../checks/check.ts'
import type { Facts } from '../checks/facts.ts'
import type { Cancelled } from './cancels.ts'
import type { MiniFacts, MiniWager, Round } from './facts.ts'
import { type SecondDraw, secondDraw } from './second-draw.ts'
import { secondWinners } from './second-result.ts'
import type { Anchor } from './time.ts'
import type { MiniDraw } from './watcher.ts'

/** What a run of mini games left, beside what every run leaves. */
export type MiniEvidence = Evidence & {
  mini: MiniFacts
  anchor: Anchor
  /** Results that guests were shown, each with the real instant at which it came. */
  shown: readonly MiniDraw[]
  cancels: readonly Cancelled[]
}
export type MiniCheck = Check<MiniEvidence>

export const roundName = ({ game, round }: { game: string; round: string }): string => `${game} ${round}`

/** Rounds by name. */
export const roundsOf = ({ rounds }: MiniFacts): Map<string, Round> =>
  new Map(rounds.map((round) => [roundName(round), round]))

/** What a round was drawn as by the guide, from the link that it revealed; undefined before that. */
export const redrawn = ({ chains }: MiniFacts, { game, chain_id, link }: Round): SecondDraw | undefined => {
  const chain = chains.find((one) => one.game === game && one.chain_id === chain_id)
  return chain && link !== null ? secondDraw(game, chain.salt, link) : undefined
}

/** What the wagers of each round have to come to: by the last correction that was finished, else by the round's own link, or what was imported. Undefined: no result. */
export const winnersByRound = (facts: MiniFacts): Map<string, Record<string, string> | undefined> => {
  const corrected = new Map(facts.corrections.filter(({ is_done }) => is_done).map((one) => [roundName(one), one]))
  return new Map(
    facts.rounds.map((round) => {
      const correction = corrected.get(roundName(round))
      const draw = correction
        ? { numbers: correction.numbers, powerBall: correction.power_ball }
        : round.source === 'feed'
          ? round.numbers && { numbers: round.numbers, powerBall: round.power_ball }
          : redrawn(facts, round)
      return [roundName(round), draw ? secondWinners(round.game, draw, round.lines) : undefined]
    }),
  )
}

/** Taken back by its member before its round had a result. */
export const wasTakenBack = ({ status, is_void }: MiniWager): boolean => status === 'cancelled' && !is_void

/** What it pays when it wins: stake times price, floored once. */
export const toPay = (stake: number, price: number): number => Number((BigInt(stake) * BigInt(price)) / 1_000n)

/** By wager. A cancelled one holds its stake no more. */
export const stakesOf = ({ movements }: Facts): Map<number, number> =>
  new Map(movements.filter(({ kind }) => kind === 'bet').map(({ wager_id, amount }) => [wager_id, amount]))
