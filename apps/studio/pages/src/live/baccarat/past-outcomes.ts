import { type CoupOutcome, numberOf } from '@maru/live-games'
import type { PastRound } from '../../../../src/tables/table-shapes.ts'

/** Results as records say them: `banker 3:7`. Voided rounds stand on no road. */
export function coupOutcomes(past: readonly PastRound[]): CoupOutcome[] {
  return past.flatMap(({ result, cards }) => {
    const winner = result.split(' ')[0]
    if (winner !== 'banker' && winner !== 'player' && winner !== 'tie') return []
    return [{ winner, playerPair: isPair(cards[0], cards[2]), bankerPair: isPair(cards[1], cards[3]) }]
  })
}

const isPair = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && numberOf(one) === numberOf(other)

export type CoupResult = { winner: 'player' | 'banker' | 'tie'; player: number; banker: number }

export function readResult(result: string): CoupResult | undefined {
  const found = /^(player|banker|tie) (\d):(\d)$/.exec(result)
  if (!found) return undefined
  return { winner: found[1] as CoupResult['winner'], player: Number(found[2]), banker: Number(found[3]) }
}
