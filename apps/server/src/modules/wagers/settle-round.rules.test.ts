import { expect, test } from 'vitest'
import { correctionOf, type EndedWager, settlementOf } from './settle-round.rules.ts'

const placed = { stake: 1_000, payout: 0, bonusStake: 0, liveBets: 1 }

test('a void wager returns what was staked; one that was paid in part cannot be void', () => {
  expect(settlementOf(placed, 'void')).toEqual({
    change: { stake: -1_000, payout: 0, bets: -1, endsRound: true, bonusStake: 0 },
    moves: [{ to: 'member', kind: 'wager-cancelled', amount: 1_000, bonus: 0 }],
    movement: { kind: 'rollback', amount: 1_000, bonusAmount: 0 },
    isVoid: true,
  })
  expect(settlementOf({ ...placed, payout: 1 }, 'void')).toBeUndefined()
})

test('a void wager returns to each purse what it staked, and a payout is bonus money as far as is said', () => {
  const split = { ...placed, bonusStake: 400 }
  expect(settlementOf(split, 'void')).toMatchObject({
    change: { stake: -1_000, bonusStake: -400 },
    moves: [{ kind: 'wager-cancelled', amount: 1_000, bonus: 400 }],
    movement: { amount: 1_000, bonusAmount: 400 },
  })
  expect(settlementOf(split, 1_950)?.moves).toEqual([{ to: 'member', kind: 'wager-paid', amount: 1_950, bonus: 0 }])
  expect(settlementOf(split, 1_950, 900)).toMatchObject({
    change: { payout: 1_950, bonusPayout: 900 },
    moves: [{ kind: 'wager-paid', amount: 1_950, bonus: 900 }],
  })
  for (const bonus of [-1, 0.5, 1_951]) expect(settlementOf(split, 1_950, bonus)).toBeUndefined()
  expect(settlementOf(split, 'void', 1)).toBeUndefined()
})

test('a payout is a whole amount that is not negative', () => {
  for (const result of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
    expect(settlementOf(placed, result)).toBeUndefined()
  expect(settlementOf(placed, 0)).toMatchObject({ moves: [], movement: { kind: 'win', amount: 0 } })
})

const ended = (changes: Partial<EndedWager> = {}): EndedWager => ({
  stake: 1_000,
  payout: 0,
  bonusStake: 0,
  bonusPayout: 0,
  liveBets: 1,
  status: 'settled',
  staked: 1_000,
  bonusStaked: 0,
  bets: 1,
  ...changes,
})
const voided = ended({ stake: 0, liveBets: 0, status: 'cancelled' })

test('a correction moves the difference, what comes to the member first', () => {
  const kinds = (settlement: ReturnType<typeof correctionOf>) =>
    typeof settlement === 'object' ? settlement.moves.map(({ kind, amount }) => [kind, amount]) : settlement
  expect(kinds(correctionOf(ended({ payout: 400 }), 900))).toEqual([['wager-paid', 500]])
  expect(kinds(correctionOf(ended({ payout: 900 }), 0))).toEqual([['payout-taken-back', 900]])
  expect(kinds(correctionOf(ended({ payout: 900 }), 'void'))).toEqual([
    ['wager-cancelled', 1_000],
    ['payout-taken-back', 900],
  ])
  expect(kinds(correctionOf(voided, 300))).toEqual([
    ['wager-paid', 300],
    ['wager-placed', 1_000],
  ])
})

test('a correction to what it is already changes nothing, and one to what cannot be is none', () => {
  expect(correctionOf(ended({ payout: 900 }), 900)).toBe('same')
  expect(correctionOf(voided, 'void')).toBe('same')
  expect(typeof correctionOf(voided, 0)).toBe('object')
  for (const result of [-1, 0.5, 2 ** 53]) expect(correctionOf(ended(), result)).toBeUndefined()
})

test('a correction moves cash alone: one that would move bonus money is none', () => {
  const split = ended({ bonusStake: 400, bonusStaked: 400, payout: 900 })
  expect(correctionOf(split, 900)).toBe('same')
  expect(correctionOf(split, 500)).toMatchObject({ moves: [{ kind: 'payout-taken-back', amount: 400, bonus: 0 }] })
  expect(correctionOf(split, 'void')).toBeUndefined()
  expect(correctionOf(split, 900, 100)).toBeUndefined()
  expect(correctionOf({ ...voided, bonusStaked: 400 }, 900)).toBeUndefined()
  expect(correctionOf(ended({ payout: 900, bonusPayout: 100 }), 0)).toBeUndefined()
})
