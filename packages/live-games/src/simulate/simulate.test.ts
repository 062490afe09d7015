import { bytesOfHex } from '@maru/draws'
import { expect, test } from 'vitest'
import { liveGames } from '../games.ts'
import { simulatedGame } from './simulate.ts'
import { tallyOf } from './tally.ts'

const start = bytesOfHex('5e'.repeat(32))
/** A million by night; a fixed start makes the test say the same for ever. */
const rounds = Number(process.env.SIMULATED_ROUNDS ?? 2_000)
/** Half of the interval of one of 443 places that together hold at 99%, in standard deviations. */
const mostSigmas = 4.24
/** A million rounds of blackjack take minutes on a busy machine. */
const timeoutMs = 1_800_000

test.each(liveGames)(
  '%s: simulated rounds agree with the exact return of every place, and every record is right',
  { timeout: timeoutMs },
  (game) => {
    const { problems, places } = tallyOf(game, rounds, start)
    expect(problems).toEqual([])
    expect(places.filter(({ sigmas }) => Math.abs(sigmas) > mostSigmas)).toEqual([])
    expect(places.every(({ deviation }) => deviation > 0)).toBe(true)
  },
)

test('the same start gives the same rounds, another one others', () => {
  const of = (from: string) => [...simulatedGame('baccarat').tables(100, bytesOfHex(from.repeat(32)))]
  expect(of('5e')).toEqual(of('5e'))
  expect(of('5e')).not.toEqual(of('5f'))
})

test('as many rounds are played as were asked for, also where the last shoe is not whole', () => {
  for (const game of liveGames) {
    const all = [...simulatedGame(game).tables(150, start)]
    expect(all.flatMap(({ outcomes }) => outcomes)).toHaveLength(150)
    expect(all.flatMap(({ record }): unknown[] => [...record.rounds])).toHaveLength(150)
  }
})
