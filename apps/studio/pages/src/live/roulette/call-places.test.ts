import { callBets, wheelOrder } from '@maru/live-games'
import { expect, test } from 'vitest'
import { addChips } from '../store/own-bets.ts'
import { numbersOfCall, placesOfCall } from './call-places.ts'
import { callNames } from './race-board.ts'

test.each(callNames)('%s lays the chips that the rules say, on their places', (call) => {
  const laid = addChips(...placesOfCall(call).map((place) => ({ [place]: 1_000 })))
  expect(laid).toEqual(Object.fromEntries(callBets[call].map(({ place, chips }) => [place, chips * 1_000])))
})

test('the three sections share the wheel, each number once', () => {
  const sections = (['voisins', 'tiers', 'orphelins'] as const).flatMap(numbersOfCall)
  expect(sections.sort((one, other) => one - other)).toEqual([...wheelOrder].sort((one, other) => one - other))
})

test('the game around zero covers its seven neighbours on the wheel', () => {
  expect(numbersOfCall('zero-game').sort((one, other) => one - other)).toEqual([0, 3, 12, 15, 26, 32, 35])
})
