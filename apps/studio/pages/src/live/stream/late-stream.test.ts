import { expect, test } from 'vitest'
import { hashOf, lateOrigin, mayLeave, reopenedOf } from './late-stream.ts'

const STREAM = 'https://streams.example/table/index.m3u8'
const again = { codes: ['moonlit-roulette', 'hc-dragon-tiger'], origin: 'https://streams.example' }

test('a page is loaded anew for the stream of a table that it shows, once for an origin, and for nothing else that was blocked', () => {
  expect(lateOrigin('https://streams.example/table/1.ts', [STREAM], '')).toBe('https://streams.example')
  expect(lateOrigin('https://streams.example/table/1.ts', [STREAM], hashOf(again))).toBeUndefined()
  expect(lateOrigin('https://streams.example:444/1.ts', [STREAM], hashOf(again))).toBeUndefined()
  expect(lateOrigin('https://elsewhere.example/pixel.gif', [STREAM], '')).toBeUndefined()
  for (const blocked of ['inline', 'eval', 'blob', '']) expect(lateOrigin(blocked, [STREAM], '')).toBeUndefined()
})

test('the tables that were open are open again', () => {
  expect(reopenedOf(hashOf(again))).toEqual(again)
  for (const hash of ['', '#', '#tables=', '#nothing=1']) expect(reopenedOf(hash)).toBeUndefined()
})

test('nobody who has chips on a round that runs is taken away from it', () => {
  const at = (phase: string, total: number) => mayLeave({ table: { row: { phase } }, bets: { total } } as never)
  expect(['betting', 'dealing', 'result', 'payout'].map((phase) => at(phase, 1_000))).toEqual(Array(4).fill(false))
  expect(['break', 'cut', 'asleep'].map((phase) => at(phase, 1_000))).toEqual(Array(3).fill(true))
  expect(at('betting', 0)).toBe(true)
})
