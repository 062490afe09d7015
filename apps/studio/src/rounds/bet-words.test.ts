import { expect, test } from 'vitest'
import { betWords } from './bet-words.ts'

test('a slot says its lines, a table where the chips lay, in the language of the player', () => {
  expect(betWords('ko', 'moonlit-koi', { stake: 1000 })).toBe('20라인')
  expect(betWords('ko', 'baccarat', { banker: 5000 })).toBe('뱅커')
  expect(betWords('ko', 'baccarat', { tie: 1000, player: 20000 })).toBe('플레이어 20,000 · 타이 1,000')
  expect(betWords('en', 'baccarat', { banker: 5000 })).not.toBe(betWords('vn', 'baccarat', { banker: 5000 }))
})
