import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasCard, RUNGS, rungOf, timesOf } from './win-ladder.ts'

const stake = fc.integer({ min: 1, max: 1_000_000 })

describe('the ladder of wins', () => {
  it.each([
    [1_000, 0, 'none'],
    [1_000, 400, 'none'],
    [1_000, 1_000, 'none'],
    [1_000, 1_001, 'line'],
    [1_000, 9_999, 'line'],
    [1_000, 10_000, 'moon'],
    [1_000, 24_999, 'moon'],
    [1_000, 25_000, 'sky'],
    [1_000, 49_999, 'sky'],
    [1_000, 50_000, 'mirror'],
    [1_000, 82_130, 'mirror'],
  ] as const)('a stake of %i that pays %i reaches %s', (staked, payout, rung) => {
    expect(rungOf(staked, payout)).toBe(rung)
  })

  it('celebrates nothing at or below the stake', () => {
    fc.assert(
      fc.property(stake, fc.integer({ min: 0, max: 100 }), (staked, percent) => {
        const rung = rungOf(staked, Math.floor((staked * percent) / 100))
        expect(rung).toBe('none')
        expect(hasCard(rung)).toBe(false)
      }),
    )
  })

  it('never falls when more is paid', () => {
    fc.assert(
      fc.property(stake, fc.nat(90_000_000), fc.nat(90_000_000), (staked, payout, more) => {
        expect(RUNGS.indexOf(rungOf(staked, payout + more))).toBeGreaterThanOrEqual(
          RUNGS.indexOf(rungOf(staked, payout)),
        )
      }),
    )
  })

  it('cuts the multiple to one decimal, with the comma of the language', () => {
    expect(timesOf(1_000, 82_199, 'ko')).toBe('82.1')
    expect(timesOf(1_000, 82_199, 'vn')).toBe('82,1')
    expect(timesOf(200, 2_000, 'en')).toBe('10.0')
  })
})
