import type { LegState } from '@maru/contract'
import { expect, test } from 'vitest'
import { countedOf, type RoundStake } from './round.rules.ts'

const stake: RoundStake = {
  memberId: 1,
  placedAt: new Date('2026-11-20T15:00:00+09:00'),
  wagerId: 7,
  chainId: 1,
  product: 'sports',
  gameCode: 'football',
  round: '12',
  stake: 10_000,
  payout: 9_500,
  bonusStake: 0,
  status: 'settled',
  legs: [],
  firstDay: null,
}
/** What counts of a ticket of 10,000 on one selection. */
const countedWith = (cashed: number, state: LegState, staked: Partial<RoundStake> = {}) =>
  countedOf([{ ...stake, ...staked }], () => ({
    ...{ number: 12, sizes: [1], stake: 10_000, cashed },
    legs: [{ isBanker: false, state }],
  })).map(({ valid }) => valid)

test('what was cashed out of a ticket counts, though its selection is void afterwards; of the rest the void part does not', () => {
  expect(countedWith(0, 'void')).toEqual([0n])
  expect(countedWith(4_000, 'void')).toEqual([4_000n])
  expect(countedWith(10_000, 'void')).toEqual([10_000n])
  expect(countedWith(4_000, 'half-lost')).toEqual([7_000n])
  expect(countedWith(4_000, 'lost')).toEqual([10_000n])
})

test('a ticket that is open or cancelled counts nothing, whatever was cashed out of it', () => {
  expect(countedWith(4_000, 'open', { status: 'placed' })).toEqual([0n])
  expect(countedWith(4_000, 'lost', { status: 'cancelled', payout: 10_000 })).toEqual([0n])
})
