import { expect, test } from 'vitest'
import { drawFromTexts } from './draw-text.rules.ts'

test('a result is read in the order in which it was typed, whatever stands between its numbers', () => {
  const draw = { numbers: [8, 6, 20, 28, 1], powerBall: 4 }
  for (const numbers of ['8 6 20 28 1', '08, 06, 20, 28, 01', ' 8-6-20-28-1 '])
    expect(drawFromTexts('powerball', { numbers, powerBall: '4' })).toEqual(draw)
})

test('what the game cannot draw is no result', () => {
  for (const numbers of ['', '8 6 20 28', '8 6 20 28 8', '8 6 20 28 29', '8 6 20 28 x'])
    expect(drawFromTexts('powerball', { numbers, powerBall: '4' })).toBeUndefined()
  for (const powerBall of ['', '10', '-1'])
    expect(drawFromTexts('powerball', { numbers: '8 6 20 28 1', powerBall })).toBeUndefined()
  expect(drawFromTexts('speedkino', { numbers: '8 6 20 28 1', powerBall: '' })).toBeUndefined()
})
