import { expect, test } from 'vitest'
import { type Bet, type RoundWager, validTurnoverOf } from './round.ts'
import { placeOnTable } from './table-places.ts'

const bet = (place: string, stake: bigint, end: Bet['end'] = 'decided', payout = 0n): Bet => ({
  stake,
  payout,
  end,
  side: placeOnTable('baccarat', place),
})
const wager = (wagerId: number, bets: Bet[], bonusStake = 0n): RoundWager => ({ wagerId, bonusStake, bets })

test('why a wager counts less is said in parts that add up to its stake', () => {
  const round = [
    wager(7, [bet('player', 1_001n), bet('tie', 10n, 'void', 10n)], 500n),
    wager(3, [bet('banker', 400n), bet('small', 33n, 'half-void', 16n)]),
  ]
  expect(validTurnoverOf('casino', round)).toEqual([
    // 800 is covered: 400 × 800 ÷ 1,401 = 228.4 of the first, the rest of the second.
    { wagerId: 3, stake: 433n, undecided: 17n, covered: 228n, bonus: 0n, valid: 188n },
    // 1,001 - 572 = 429 × 511 ÷ 1,011 = 216.8.
    { wagerId: 7, stake: 1_011n, undecided: 10n, covered: 572n, bonus: 213n, valid: 216n },
  ])
})

test('a side that is open or void covers nothing', () => {
  for (const end of ['open', 'void', 'tie', 'cancelled'] as const)
    expect(
      validTurnoverOf('casino', [wager(1, [bet('player', 900n)]), wager(2, [bet('banker', 900n, end, 900n)])]).map(
        ({ valid }) => valid,
      ),
    ).toEqual([900n, 0n])
})

test('one bet whose side is not known makes the whole round go by what was at risk', () => {
  const unknown: Bet = { stake: 100n, payout: 195n, end: 'decided', side: 'unknown' }
  const round = [wager(1, [bet('player', 100n)]), wager(2, [unknown]), wager(3, [bet('tie', 50n, 'void', 50n)])]
  // 200 were staked and 195 paid: 5 at risk. 195 is covered, 97 of the first and 98 of the second.
  expect(validTurnoverOf('casino', round).map(({ valid }) => valid)).toEqual([3n, 2n, 0n])
})

test('no stake, no turnover; and what cannot be is refused', () => {
  expect(validTurnoverOf('casino', [])).toEqual([])
  expect(validTurnoverOf('casino', [wager(1, [bet('player', 0n, 'cancelled')])])[0]?.valid).toBe(0n)
  for (const round of [
    [wager(1, [bet('player', -1n)])],
    [wager(1, [bet('player', 1n, 'decided', -1n)])],
    [wager(1, [bet('player', 1n)], 2n)],
    [wager(1, [bet('player', 1n)], -1n)],
    [wager(1, [bet('player', 1n)]), wager(1, [bet('banker', 1n)])],
  ])
    expect(() => validTurnoverOf('casino', round)).toThrow(RangeError)
})
