import { expect, test } from 'vitest'
import { bandAfter, histogramOf, outcomesOf, runsOf, summaryOf, trendMarkets, walkOf } from './trend.rules.ts'

const letters = (text: string) => [...text]

test('outcomes are computed from the numbers', () => {
  const rounds = [
    { number: 1, numbers: [21, 3, 12, 22, 7], powerBall: 1, kinoThreeLinesUpTo: 35 },
    { number: 2, numbers: [7, 17, 10, 23, 4], powerBall: 5, kinoThreeLinesUpTo: 35 },
  ]
  expect(outcomesOf('powerball', 'power-ball-side', rounds).map(({ outcome }) => outcome)).toEqual(['under', 'over'])
  expect(outcomesOf('powerladder', 'start-lines', rounds)).toEqual([
    { number: 1, outcome: 'left-4' },
    { number: 2, outcome: 'left-3' },
  ])
  expect(outcomesOf('powerball', 'no-market', rounds)).toEqual([])
})

test('the kino ladder is read with its site’s own line', () => {
  const numbers = [36, ...Array.from({ length: 21 }, (_, at) => at + 1)]
  const linesOf = (kinoThreeLinesUpTo: number) =>
    outcomesOf('kinoladder', 'lines', [{ number: 1, numbers, powerBall: null, kinoThreeLinesUpTo }])[0]?.outcome
  expect([linesOf(35), linesOf(36)]).toEqual(['4', '3'])
})

test('every market that a table shows is one of its game', () => {
  for (const [game, markets] of Object.entries(trendMarkets))
    for (const market of markets) {
      const numbers = game.startsWith('power') ? [1, 2, 3, 4, 5] : Array.from({ length: 22 }, (_, at) => at + 1)
      const rounds = [{ number: 1, numbers, powerBall: game.startsWith('power') ? 0 : null, kinoThreeLinesUpTo: 35 }]
      expect(outcomesOf(game as 'powerball', market, rounds)).toHaveLength(1)
    }
})

test('equal outcomes that follow each other are a run', () => {
  expect(runsOf(letters('aabaaa'))).toEqual([
    { outcome: 'a', length: 2 },
    { outcome: 'b', length: 1 },
    { outcome: 'a', length: 3 },
  ])
})

test('the summary names counts, longest and running run, and turns', () => {
  const { times, ...rest } = summaryOf(letters('aabbab'))
  expect(Object.fromEntries(times)).toEqual({ a: 3, b: 3 })
  expect(rest).toEqual({ longest: { outcome: 'b', length: 2 }, current: { outcome: 'b', length: 1 }, turns: 3 })
  expect(summaryOf([])).toMatchObject({ longest: undefined, current: undefined, turns: 0 })
})

test('the walk rises with the first outcome and falls with the other', () => {
  const outcomes = letters('oeeo').map((outcome, at) => ({ number: at + 1, outcome }))
  expect(walkOf(outcomes, 'o').map(({ lead }) => lead)).toEqual([1, 0, -1, 0])
})

test('the band of 95% lies around what the probability expects', () => {
  expect(bandAfter(100, 0.5)).toEqual({ low: -19.6, high: 19.6 })
  const { low, high } = bandAfter(100, 0.6)
  expect((low + high) / 2).toBeCloseTo(20)
})

test('a histogram has every bar between its first and its last', () => {
  expect(histogramOf([24, 30, 50], 8)).toEqual([
    { from: 24, times: 2 },
    { from: 32, times: 0 },
    { from: 40, times: 0 },
    { from: 48, times: 1 },
  ])
  expect(histogramOf([], 8)).toEqual([])
})
