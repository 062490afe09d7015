import { describe, expect, test } from 'vitest'
import { type Ending, type Need, nothing, type Span } from '../ending.ts'
import type { State } from '../state.ts'
import { badminton } from './badminton.ts'
import { basketball } from './basketball.ts'
import { combat } from './combat.ts'
import { momentOf, shareBefore } from './goals/intensity.ts'
import { hockey } from './hockey.ts'
import { advance, type PlateRates, plateEnds, runsFrom } from './innings/plate.ts'
import type { Model } from './model.ts'
import { soccer } from './soccer.ts'
import { tennis } from './tennis.ts'

const chanceOf = (
  model: Model,
  need: Partial<Need>,
  holds: (ending: Ending) => boolean,
  state: State = model.start,
) => {
  const endings = model.endings(state, { ...nothing, ...need }) ?? []
  return endings.reduce((sum, ending) => sum + (holds(ending) ? ending.probability : 0), 0)
}
const period = (nr: number): Span[] => [{ from: nr, to: nr }]
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

describe('soccer', () => {
  test('no goal in the first half has the probability that the processes are empty, over all added times', () => {
    const ahead = 0.11
    const perMatch = 1.17 * Math.exp(ahead) + 1.17 * Math.exp(-ahead) + 0.1
    const empty = [46, 47, 48].map((minutes) => {
      const moment = minutes / 90
      return Math.exp(-perMatch * (0.85 * moment + 0.15 * moment ** 2))
    })
    const none = chanceOf(
      soccer(0, 0),
      { spans: period(1) },
      ({ spans: [half] }) => half?.home === 0 && half.away === 0,
    )
    expect(none).toBeCloseTo(
      empty.reduce((sum, chance) => sum + chance / 3, 0),
      8,
    )
  })

  test('the moment of a share is the inverse of the share before a moment', () => {
    for (const tilt of [0, 0.08, 0.15])
      for (const moment of [0, 0.3, 0.5, 1, 1.06])
        expect(momentOf(shareBefore(moment, tilt), tilt)).toBeCloseTo(moment, 12)
  })
})

test('hockey: regular play is level as often as the difference of two Poisson numbers is 0', () => {
  const [one, other] = [2.9 * Math.exp(0.05), 2.9 * Math.exp(-0.05)]
  const level = Array.from({ length: 60 }, (_, k) => (one * other) ** k / factorial(k) ** 2)
  const expected = Math.exp(-one - other) * level.reduce((sum, term) => sum + term, 0)
  const need = { whole: true, regular: true }
  expect(chanceOf(hockey(0, 0), need, ({ regular }) => regular.home === regular.away)).toBeCloseTo(expected, 7)
  expect(chanceOf(hockey(0, 0), need, ({ winner }) => winner === null)).toBe(0)
})

test('basketball: exact points lie near the normal distribution with their mean and variance', () => {
  const half = { spans: [{ from: 1, to: 2 }] }
  const endings = basketball(0, 0).endings(basketball(0, 0).start, { ...nothing, ...half }) ?? []
  const sumOf = ({ spans: [first] }: Ending) => (first?.home ?? 0) + (first?.away ?? 0)
  const mean = endings.reduce((sum, ending) => sum + ending.probability * sumOf(ending), 0)
  const variance = endings.reduce((sum, ending) => sum + ending.probability * (sumOf(ending) - mean) ** 2, 0)
  const scored = [0.07, 0.345, 0.11]
  const ofOne = scored.reduce((sum, chance, at) => sum + chance * (at + 1), 0)
  expect(mean).toBeCloseTo(38 * ofOne * (Math.exp(0.015) + Math.exp(-0.015)), 6)
  // Φ(1) and Φ(-1), with a continuity correction of half a point.
  for (const [sigmas, below] of [
    [1, 0.841345],
    [-1, 0.158655],
  ] as const) {
    const line = Math.floor(mean + sigmas * Math.sqrt(variance)) + 0.5
    const exact = endings.reduce((sum, ending) => sum + (sumOf(ending) < line ? ending.probability : 0), 0)
    expect(Math.abs(exact - below)).toBeLessThan(0.02)
  }
})

describe('baseball', () => {
  const rates: PlateRates = [0.68, 0.09, 0.15, 0.05, 0.03]

  test('the runs of a half-inning have the mean that the equations of the chain give', () => {
    const values = new Float64Array(32)
    for (let round = 0; round < 500; round++)
      for (let outs = 2; outs >= 0; outs--)
        for (let bases = 0; bases < 8; bases++)
          values[outs * 8 + bases] = plateEnds.reduce((sum, end, at) => {
            const moved = advance(end, bases)
            const after = outs + (end === 'out' ? 1 : 0)
            return sum + (rates[at] ?? 0) * (moved.runs + (after < 3 ? (values[after * 8 + moved.bases] ?? 0) : 0))
          }, 0)
    for (const [outs, bases] of [
      [0, 0],
      [1, 5],
      [2, 7],
    ] as const) {
      const mean = runsFrom(rates, outs, bases).reduce((sum, chance, runs) => sum + chance * runs, 0)
      expect(mean).toBeCloseTo(values[outs * 8 + bases] ?? 0, 6)
    }
  })

  test('it ends as soon as there are more runs than the deficit', () => {
    const runs = runsFrom(rates, 0, 0, 1)
    expect(runs.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
    // From one run, a home run with the bases full brings four more.
    expect(runs.slice(6).every((chance) => chance === 0)).toBe(true)
    expect(runs[0]).toBeCloseTo(runsFrom(rates, 0, 0)[0] ?? 0, 12)
  })
})

test('tennis: a service game is held as often as the formula of Newton and Keller says', () => {
  const p = 0.635
  const held = p ** 4 * (15 - 4 * p - (10 * p ** 2) / (1 - 2 * p * (1 - p)))
  const model = tennis(0, 0)
  const set = { kind: 'set', nr: 1, home: 5, away: 0, ended: false } as const
  const state: State = {
    ...model.start,
    score: { ...model.start.score, periods: [set] },
    serving: 'home',
    points: [0, 0],
  }
  const won = ({ spans: [first] }: Ending) => first?.home === 6 && first.away === 0
  expect(chanceOf(model, { spans: period(1) }, won, state)).toBeCloseTo(held, 9)
})

test('badminton: games between equals end as often as combinations say', () => {
  for (const loser of [0, 7, 19]) {
    const ways = factorial(20 + loser) / factorial(20) / factorial(loser)
    const won = ({ spans: [first] }: Ending) => first?.home === 21 && first.away === loser
    expect(chanceOf(badminton(0, 0), { spans: period(1) }, won)).toBeCloseTo(ways / 2 ** (21 + loser), 9)
  }
})

test('combat: a bout lasts to its end as often as no hazard comes true', () => {
  const stays = Math.exp(-2 * 0.00043 * 900)
  expect(chanceOf(combat(0, 0), { whole: true }, ({ method }) => method === 'points')).toBeCloseTo(stays, 9)
})
