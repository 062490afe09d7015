import { expect, test } from 'vitest'
import { startedAt, tableWith } from '../table.fixture.ts'
import { keyOf } from '../table.ts'
import { countsOf, type Filter, filtered, limitsOf, noFilter } from './filter.rules.ts'
import { inOrder, steady } from './order.rules.ts'

const baccarat = tableWith({ gameKey: 'a' })
const cheap = tableWith({ gameKey: 'b', game: 'baccarat-no-commission', minimumStake: 1_000, maximumStake: 100_000 })
const wheel = tableWith(
  { gameKey: 'c', game: 'multiplier-roulette', phase: 'dealing', heads: 50 },
  { name: '달무리 룰렛' },
)
const full = tableWith({ gameKey: 'd', game: 'blackjack', seats: { taken: [0, 1, 2, 3, 4, 5, 6], all: 7 } })
const closed = tableWith({ gameKey: 'e', game: 'roulette', state: 'closed' })
const all = [baccarat, cheap, wheel, full, closed]
const shown = (asked: Partial<Filter>, now = startedAt, favourites: string[] = []) =>
  filtered(all, { ...noFilter, ...asked }, { favourites: new Set(favourites), now }).map(({ table }) => table.gameKey)

test('a game is shown with its variants, and counted with them', () => {
  expect(shown({ show: 'baccarat' })).toEqual(['a', 'b'])
  expect(countsOf(all)).toEqual([
    { family: 'baccarat', count: 2 },
    { family: 'roulette', count: 2 },
    { family: 'blackjack', count: 1 },
  ])
})

test('favourites are those that a visitor chose', () => {
  expect(shown({ show: 'favourites' }, startedAt, [keyOf(cheap.table)])).toEqual(['b'])
  expect(shown({ show: 'favourites' })).toEqual([])
})

test('time enough means ten seconds of betting, at the moment', () => {
  expect(shown({ hasTime: true }, startedAt + 5_000)).toEqual(['a', 'b', 'd'])
  expect(shown({ hasTime: true }, startedAt + 5_001)).toEqual(['a', 'b', 'd'])
  expect(shown({ hasTime: true }, startedAt + 6_000)).toEqual([])
})

test('a full table and a closed one have no free seat; games without seats do', () => {
  expect(shown({ hasSeat: true })).toEqual(['a', 'b', 'c'])
})

test('limits keep tables where so little is enough, or so much is taken', () => {
  expect(shown({ limit: { least: 1_000 } })).toEqual(['b'])
  expect(shown({ limit: { most: 5_000_000 } })).toEqual(['a', 'c', 'd', 'e'])
  expect(limitsOf(all)).toEqual([{ least: 1_000 }, { most: 5_000_000 }])
  expect(limitsOf([baccarat])).toEqual([])
})

test('a name is found in every language, without marks and case', () => {
  expect(shown({ words: '달무리' })).toEqual(['c'])
  expect(shown({ words: 'anh trang' })).toEqual(all.map(({ table }) => table.gameKey))
})

test('closed tables stand last, and people or limits order the others', () => {
  const keys = (order: Parameters<typeof inOrder>[1]) =>
    inOrder([closed, ...all.slice(0, 4)], order).map(({ table }) => table.gameKey)
  expect(keys('lobby')).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(keys('people')[0]).toBe('c')
  expect(keys('least')[0]).toBe('b')
  expect(keys('most').slice(-2)).toEqual(['b', 'e'])
})

test('under the cursor nothing moves: a table that the filter drops stays, a new one comes last, one that is gone goes', () => {
  const keys = (tables: typeof all) => tables.map(({ table }) => keyOf(table))
  const before = keys([baccarat, cheap, wheel])
  expect(keys(steady(before, [full, wheel, baccarat], all))).toEqual(keys([baccarat, cheap, wheel, full]))
  expect(keys(steady(before, [baccarat], [baccarat, wheel]))).toEqual(keys([baccarat, wheel]))
})
