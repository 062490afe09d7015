import type { LiveTable } from '@maru/contract'
import { expect, test } from 'vitest'
import { tableWith } from '../table.fixture.ts'
import { newsOf } from './news.rules.ts'

const news = (table: Partial<LiveTable>) => newsOf([tableWith(table)])
const banker = 'banker 3:7'
const played = ['player 9:0', ...Array.from({ length: 4 }, () => banker)]

test('a streak counts from the newest result back, and ties do not end it', () => {
  expect(news({ results: ['player 9:0', banker, banker, 'tie 6:6', banker, banker] })).toMatchObject([
    { kind: 'streak', side: 'B', count: 4 },
  ])
  expect(news({ results: [banker, banker, banker, banker, 'player 9:0'] })).toEqual([])
})

test('a number that came again, a triple and a new shoe are news', () => {
  expect(news({ game: 'roulette', results: ['4', '17', '17'] })).toMatchObject([
    { kind: 'repeat', number: 17, count: 2 },
  ])
  expect(news({ game: 'roulette', results: ['17', '4'] })).toEqual([])
  expect(news({ game: 'sic-bo', results: ['1 2 3', '5 5 5'] })).toMatchObject([{ kind: 'triple', die: 5 }])
  expect(news({ results: [banker] })).toMatchObject([{ kind: 'shoe' }])
})

test('tables that do not run have none', () => {
  expect(news({ results: played, phase: 'asleep' })).toEqual([])
  expect(news({ results: played, state: 'closed' })).toEqual([])
})

test('the rarest stands first', () => {
  const [streak, triple] = [
    tableWith({ gameKey: 'a', results: played }),
    tableWith({ gameKey: 'b', game: 'sic-bo', results: ['2 2 2'] }),
  ]
  expect(newsOf([streak, triple]).map(({ kind }) => kind)).toEqual(['triple', 'streak'])
})
