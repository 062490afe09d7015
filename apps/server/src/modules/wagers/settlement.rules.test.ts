import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SettlementKind, settlementVersionOf } from './settlement.rules.ts'
import { afterChange, noWager, type WagerChange, type WagerState } from './wager.rules.ts'

const state = (status: WagerState['status'], stake: number, payout = 0): WagerState => ({
  status,
  stake,
  payout,
  bonusStake: 0,
  bonusPayout: 0,
  liveBets: status === 'cancelled' ? 0 : 1,
})
const cancelled = state('cancelled', 0)

test.each<[string, WagerState, WagerState, SettlementKind, number, number, number]>([
  ['a lost wager', state('placed', 1_000), state('settled', 1_000), 'settled', 1_000, 0, 1_000],
  ['a won wager', state('placed', 1_000), state('settled', 1_000, 2_500), 'settled', 1_000, 2_500, 1_000],
  [
    'a stake that came back as it was',
    state('placed', 1_000),
    state('settled', 1_000, 1_000),
    'settled',
    1_000,
    1_000,
    0,
  ],
  ['a gift', noWager, state('settled', 0, 300), 'settled', 0, 300, 0],
  ['a wager whose stake was returned', state('placed', 1_000), cancelled, 'cancelled', 0, 0, 0],
  [
    'a result taken back with the stake',
    state('settled', 1_000, 2_500),
    cancelled,
    'cancelled',
    -1_000,
    -2_500,
    -1_000,
  ],
  ['a late payout', state('settled', 1_000), state('settled', 1_000, 400), 'corrected', 0, 400, 0],
  [
    'a payout that becomes the stake',
    state('settled', 1_000, 2_500),
    state('settled', 1_000, 1_000),
    'corrected',
    0,
    -1_500,
    -1_000,
  ],
  [
    'a further bet after the result',
    state('settled', 1_000, 400),
    state('placed', 1_500, 400),
    'reopened',
    -1_000,
    -400,
    -1_000,
  ],
])('%s', (_name, before, after, kind, stake, payout, turnover) => {
  expect(settlementVersionOf(before, after)).toMatchObject({ kind, stake, payout, turnover })
})

test('what settles nothing and changes nothing settled is no settlement', () => {
  expect(settlementVersionOf(noWager, state('placed', 1_000))).toBeUndefined()
  expect(settlementVersionOf(state('placed', 1_000), state('placed', 1_000, 400))).toBeUndefined()
  expect(settlementVersionOf(state('settled', 1_000, 400), state('settled', 1_000, 400))).toBeUndefined()
})

test('other places of a table are a settlement, though they pay the same', () => {
  const settled = state('settled', 1_000, 400)
  expect(settlementVersionOf(settled, settled, true)).toMatchObject({ kind: 'corrected', stake: 0, payout: 0 })
  expect(settlementVersionOf(state('placed', 1_000), state('placed', 1_000), true)).toBeUndefined()
  expect(settlementVersionOf(cancelled, cancelled, true)).toBeUndefined()
})

test('whatever happens to a wager, its settlements add up to what it has come to', () => {
  const change = fc.record({
    stake: fc.integer({ min: -1_000, max: 1_000 }),
    payout: fc.integer({ min: -1_000, max: 1_000 }),
    bets: fc.integer({ min: -1, max: 1 }),
    endsRound: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      let wager = noWager
      const sum = { stake: 0, payout: 0 }
      for (const one of [{ stake: 500, payout: 0, bets: 1, endsRound: false }, ...changes]) {
        const next = tryChange(wager, one)
        if (!next) continue
        const version = settlementVersionOf(wager, next)
        sum.stake += version?.stake ?? 0
        sum.payout += version?.payout ?? 0
        wager = next
      }
      expect(sum).toEqual(
        wager.status === 'placed' ? { stake: 0, payout: 0 } : { stake: wager.stake, payout: wager.payout },
      )
    }),
  )
})

/** What a wager's states do not allow never reaches a settlement. */
const tryChange = (wager: WagerState, change: WagerChange): WagerState | undefined => {
  try {
    return afterChange(wager, change)
  } catch {
    return undefined
  }
}

test('a settlement says how much of it is bonus money, and a cancellation takes that back', () => {
  const split = afterChange(noWager, { stake: 1_000, payout: 0, bets: 1, endsRound: true, bonusStake: 400 })
  expect(settlementVersionOf(noWager, split)).toMatchObject({ stake: 1_000, turnover: 1_000, bonusStake: 400 })
  const undone = afterChange(split, { stake: -1_000, payout: 0, bets: -1, endsRound: true, bonusStake: -400 })
  expect(settlementVersionOf(split, undone)).toMatchObject({ kind: 'cancelled', stake: -1_000, bonusStake: -400 })
})
