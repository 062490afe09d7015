import { expect, test } from 'vitest'
import { byVendor, type Game } from './vendor-sums.ts'

const game = (over: Partial<Game>): Game => ({
  vendorKey: 'a',
  vendorName: 'A',
  gameKey: 'g',
  name: 'G',
  gameType: 'slot',
  returnBp: 9600,
  isOn: true,
  roundsToday: 1,
  stakeToday: 100,
  profitToday: -5,
  ...over,
})

test('sums each vendor and puts the busiest first', () => {
  const sums = byVendor([game({}), game({ isOn: false }), game({ vendorKey: 'b', vendorName: 'B', stakeToday: 900 })])
  expect(sums.map((s) => s.vendorKey)).toEqual(['b', 'a'])
  expect(sums[1]).toMatchObject({ games: 2, on: 1, rounds: 2, stake: 200, profit: -10 })
})
