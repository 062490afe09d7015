import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterChange, noShare, noWager, shareDifference, shareOf, type WagerState } from './wager.rules.ts'
import { assertReachable, wagerTransitions } from './wager.states.ts'

const bet = (stake: number, endsRound = false) => ({ stake, payout: 0, bets: 1, endsRound })
const pay = (payout: number, endsRound = true) => ({ stake: 0, payout, bets: 0, endsRound })
const takeBack = (stake: number, endsRound = false) => ({ stake: -stake, payout: 0, bets: -1, endsRound })

describe('what becomes of a wager', () => {
  const placed = afterChange(noWager, bet(1_000))

  test('a stake places it, the end of the round settles it', () => {
    expect(placed.status).toBe('placed')
    expect(afterChange(placed, pay(500)).status).toBe('settled')
    expect(afterChange(noWager, bet(1_000, true)).status).toBe('settled')
  })

  test('it is cancelled when the last of its stakes was taken back', () => {
    const twice = afterChange(placed, bet(2_000))
    expect(afterChange(twice, takeBack(2_000)).status).toBe('placed')
    expect(afterChange(afterChange(twice, takeBack(2_000)), takeBack(1_000)).status).toBe('cancelled')
  })

  test('a late win leaves a settled wager settled', () => {
    const settled = afterChange(placed, pay(0))
    expect(afterChange(settled, pay(700, false))).toMatchObject({
      stake: 1_000,
      payout: 700,
      liveBets: 1,
      status: 'settled',
    })
  })

  test('a further bet has a settled wager in play again', () => {
    const settled = afterChange(placed, pay(700))
    expect(afterChange(settled, bet(2_000))).toMatchObject({ stake: 3_000, payout: 700, liveBets: 2, status: 'placed' })
  })

  test('more cannot be taken back than was staked', () => {
    expect(() => afterChange(placed, takeBack(1_001))).toThrow(/more than it took/)
  })

  test('its last stake goes only whole, and with what was paid', () => {
    const settled = afterChange(placed, pay(700))
    expect(() => afterChange(placed, takeBack(999))).toThrow(/without bets/)
    expect(() => afterChange(settled, takeBack(1_000))).toThrow(/without bets/)
    expect(afterChange(settled, { ...takeBack(1_000), payout: -700 }).status).toBe('cancelled')
  })

  test('its bonus money is a part of its stake and of its payout', () => {
    const split = afterChange(noWager, { ...bet(1_000), bonusStake: 400 })
    expect(split).toMatchObject({ stake: 1_000, bonusStake: 400, bonusPayout: 0 })
    const paid = afterChange(split, { ...pay(700), bonusPayout: 700 })
    expect(paid).toMatchObject({ payout: 700, bonusPayout: 700 })
    expect(afterChange(split, { ...takeBack(1_000), bonusStake: -400 })).toMatchObject({ stake: 0, bonusStake: 0 })
    expect(() => afterChange(split, takeBack(1_000))).toThrow(/part of/)
    expect(() => afterChange(noWager, { ...bet(1_000), bonusStake: 1_001 })).toThrow(/part of/)
  })

  test('a status that nothing leads to stops the start', () => {
    expect(() => assertReachable()).not.toThrow()
    expect(() => assertReachable({ ...wagerTransitions, paused: ['placed'] })).toThrow(/paused/)
  })

  test('the sums of a day are those of its wagers, however they move', () => {
    const change = fc.oneof(
      fc.record({ kind: fc.constant('bet' as const), amount: fc.nat(5_000), ends: fc.boolean() }),
      fc.record({ kind: fc.constant('pay' as const), amount: fc.nat(5_000), ends: fc.boolean() }),
      fc.record({ kind: fc.constant('back' as const), amount: fc.constant(0), ends: fc.boolean() }),
    )
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        let state: WagerState = afterChange(noWager, bet(1_000))
        let day = shareDifference(shareOf(state), noShare)
        const stakes = [1_000]
        for (const { kind, amount, ends } of changes) {
          if (kind === 'back' && stakes.length === 0) continue
          if (kind === 'pay' && state.status === 'cancelled') continue
          if (kind === 'bet' && state.status === 'settled') continue
          const next =
            kind === 'bet' ? bet(amount, ends) : kind === 'pay' ? pay(amount, ends) : takeBack(stakes.pop() ?? 0, ends)
          if (kind === 'bet') stakes.push(amount)
          if (kind === 'bet' && state.status === 'cancelled') next.endsRound = false
          if (kind === 'back' && stakes.length === 0 && state.payout > 0) {
            expect(() => afterChange(state, next)).toThrow(/without bets/)
            break
          }
          const after = afterChange(state, next)
          const change = shareDifference(shareOf(after), shareOf(state))
          day = shareDifference(day, shareDifference(noShare, change))
          state = after
        }
        expect(day).toEqual(shareOf(state))
        if (state.status === 'cancelled') expect(state).toMatchObject({ stake: 0, payout: 0 })
      }),
    )
  })
})
