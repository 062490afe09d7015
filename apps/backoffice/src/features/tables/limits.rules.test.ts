import { cashOf } from '@maru/contract'
import { expect, test } from 'vitest'
import { draftsOf, limitProblem, limitsOf } from './limits.rules.ts'
import { placeKinds } from './places.rules.ts'

const readWhole = (text: string): number => (/^[\d,]+$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN)

test.each([
  ['', '', undefined],
  ['10,000', '50,000', undefined],
  ['5000', '5000', undefined],
  ['10000', '', 'both'],
  ['', '10000', 'both'],
  ['0', '10000', 'number'],
  ['-5', '10000', 'number'],
  ['ten', '10000', 'number'],
  ['20000', '10000', 'order'],
])('limits from %j to %j: %s', (minimum, maximum, problem) => {
  expect(limitProblem({ minimum, maximum }, readWhole)).toBe(problem)
})

test('a row sets every place of its kind, and empty rows none', () => {
  const rows = placeKinds('baccarat').map((row) =>
    row.kind === 'pair' ? { ...row, minimum: '1,000', maximum: '9,000' } : { ...row, minimum: '', maximum: '' },
  )
  expect(limitsOf(rows, readWhole)).toEqual([
    { place: 'player-pair', minimum: 1_000, maximum: 9_000 },
    { place: 'banker-pair', minimum: 1_000, maximum: 9_000 },
  ])
  expect(limitsOf([], readWhole)).toBeNull()
})

test('every table has places of its own, at most as many as an order takes', () => {
  const games = ['baccarat', 'dragon-tiger', 'blackjack', 'multiplier-roulette', 'sic-bo', 'andar-bahar'] as const
  for (const game of games) {
    const codes = placeKinds(game).flatMap((row) => row.codes)
    expect(codes.length, game).toBeGreaterThan(4)
    expect(codes.length, game).toBeLessThanOrEqual(250)
  }
})

const set = (place: string, minimum: number, maximum: number) => ({
  place,
  minimum: cashOf(minimum),
  maximum: cashOf(maximum),
})
const columns = [{ kind: 'column', codes: ['column-1', 'column-2'] }]

test('the form begins with what is set, one row for places that have the same', () => {
  const same = [set('column-1', 1_000, 9_000), set('column-2', 1_000, 9_000)]
  expect(draftsOf(columns, same, String)).toEqual([{ ...columns[0], minimum: '1000', maximum: '9000' }])
})

test.each([
  ['places differ', [set('column-1', 1_000, 9_000), set('column-2', 2_000, 9_000)]],
  ['only some are set', [set('column-1', 1_000, 9_000)]],
  ['none is set', null],
])('a row is empty where %s', (_, limits) => {
  expect(draftsOf(columns, limits, String)).toEqual([{ ...columns[0], minimum: '', maximum: '' }])
})
