import type { MiniDrawOut, MinigameMessage, MiniResultOut, MiniRoundOut } from '@maru/contract'
import { type Draw, type Facts, factsOf, type Market, marketsOf } from '@maru/draws'
import { dayAndNumber, type GameKey, type Round, roundIdOf } from './round.rules.ts'

/** The outcome that won, by market. */
export type Winners = Readonly<Record<string, string>>

/** Of every market of the game. `draw` must be one of it. */
export const winnersOf = (game: GameKey['game'], draw: Draw, kinoThreeLinesUpTo: number): Winners => {
  const facts: Facts = factsOf(game, draw, { kinoThreeLinesUpTo })
  return Object.fromEntries(
    (marketsOf[game] as readonly Market[]).map((market) => [market.code, market.winnerOf(facts)]),
  )
}

/** Of a round; empty before it is drawn. */
export const winnersOfRound = ({ game, draw, kinoThreeLinesUpTo }: Round): Record<string, string> =>
  draw ? { ...winnersOf(game, draw, kinoThreeLinesUpTo) } : {}

/** A round on the wire. */
export const roundOut = ({ drawAt, state, opensAt, closesAt }: Round): MiniRoundOut => ({
  roundId: roundIdOf(drawAt),
  ...dayAndNumber(drawAt),
  state,
  opensAt: opensAt.toISOString(),
  closesAt: closesAt.toISOString(),
  drawAt: drawAt.toISOString(),
})

/** Numbers as they are on the wire. */
export const drawOut = ({ numbers, powerBall }: Draw): MiniDrawOut => ({ numbers: [...numbers], powerBall })

/** A round with its result on the wire. */
export const resultOut = (round: Round): MiniResultOut => ({
  ...roundOut(round),
  draw: round.draw && drawOut(round.draw),
  winners: winnersOfRound(round),
  isVerifiable: round.source === 'own' && round.draw !== null,
})

/** What is published of a round. */
export const messageOf = (what: MinigameMessage['data1'], round: Round, now: Date): MinigameMessage => ({
  cmd: 'MINIGAME',
  data1: what,
  data2: {
    serverTime: now.toISOString(),
    round: roundOut(round),
    draw: round.draw && drawOut(round.draw),
    winners: winnersOfRound(round),
  },
})
