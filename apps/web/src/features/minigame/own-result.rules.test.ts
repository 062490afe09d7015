import { cashOf } from '@maru/contract'
import { expect, test } from 'vitest'
import type { OwnBet } from './calls/my-bets.ts'
import { openRounds, resultOf } from './own-result.rules.ts'

const bet = (number: number, state: OwnBet['state'], stake = 0, payout = 0): OwnBet => ({
  betIdx: String(number),
  slipId: String(number),
  roundId: `round ${number}`,
  day: '2026-11-23',
  number,
  state,
  stake: cashOf(stake),
  payout: cashOf(payout),
  price: 1_950,
  toWin: cashOf(0),
  placedAt: '',
  cancelUntil: null,
  selections: [],
})

test('a round is open while one of its bets is', () => {
  const bets = [bet(8, 'open'), bet(8, 'open'), bet(7, 'won'), bet(7, 'open'), bet(6, 'lost')]
  expect(openRounds(bets, undefined)).toEqual(['round 8', 'round 7'])
})

test('a round whose draw is being watched is open, but not for a cancelled bet', () => {
  expect(openRounds([bet(7, 'won'), bet(6, 'lost')], 'round 7')).toEqual(['round 7'])
  expect(openRounds([bet(7, 'cancelled')], 'round 7')).toEqual([])
})

test('a round comes to something once all of its bets are decided', () => {
  const won = bet(7, 'won', 1_000, 1_950)
  expect(resultOf([won, bet(7, 'open', 500)], 'round 7')).toBeUndefined()
  expect(resultOf([bet(7, 'cancelled', 500)], 'round 7')).toBeUndefined()
  expect(resultOf([won, bet(7, 'lost', 3_000), bet(7, 'cancelled', 500), bet(6, 'lost', 9)], 'round 7')).toEqual({
    number: 7,
    counts: [
      { state: 'won', count: 1 },
      { state: 'lost', count: 1 },
    ],
    net: -2_050,
  })
})

test('what is returned neither brings nor takes anything', () => {
  expect(resultOf([bet(7, 'returned', 1_000, 1_000), bet(7, 'returned', 500, 0)], 'round 7')).toEqual({
    number: 7,
    counts: [{ state: 'returned', count: 2 }],
    net: 0,
  })
})
