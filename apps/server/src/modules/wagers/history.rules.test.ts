import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextMidnight, seoulDay, seoulMidnight } from '../../platform/seoul-time.ts'
import { displayStatusOf, oldBefore, periodOf } from './history.rules.ts'
import { betTypeOf } from './wager.rules.ts'
import { betIdxOf, readBetIdx } from './wager-id.rules.ts'
import { placeOfPage } from './wager-page.rules.ts'

describe('what a member sees', () => {
  const settled = (stake: number, payout: number) => betTypeOf({ stake, payout, status: 'settled' })
  const now = new Date('2026-11-20T15:00:00+09:00')

  test.each([
    [1_000, 2_000, 'win', 'PASS'],
    [1_000, 1_000, 'draw', 'TIE'],
    [1_000, 999, 'lose', 'FAIL'],
    [1_000, 0, 'lose', 'FAIL'],
    [0, 500, 'win', 'PASS'],
    [0, 0, 'lose', 'FAIL'],
  ] as const)('stake %d, payout %d is %s', (stake, payout, type, status) => {
    expect(settled(stake, payout)).toBe(type)
    expect(displayStatusOf(type, now, now)).toBe(status)
  })

  test('an open wager is BET when fresh, WAIT when its result is overdue, and a cancelled one CANCEL', () => {
    expect(displayStatusOf('wait', new Date(now.getTime() - 60_000), now)).toBe('BET')
    expect(displayStatusOf('wait', new Date(now.getTime() - 11 * 60_000), now)).toBe('WAIT')
    expect(displayStatusOf(betTypeOf({ stake: 0, payout: 0, status: 'cancelled' }), now, now)).toBe('CANCEL')
  })

  test('the number of a wager leads back to it, and none of ours to nothing', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        fc.maxSafeNat(),
        (placedAt, wagerId) => {
          expect(readBetIdx(betIdxOf({ placedAt, wagerId }))).toEqual({ placedAt, wagerId })
        },
      ),
    )
    for (const text of ['', '-', 'a', "1' OR 1=1", '1-2-3', 'zzzzzzzzzzz-1', 'A-B', '1-zzzzzzzzzzz'])
      expect(readBetIdx(text)).toBeUndefined()
  })
})

describe('the period of a list', () => {
  const now = new Date('2026-11-20T00:30:00+09:00')
  const iso = ({ from, until }: { from: Date; until: Date }) => [from.toISOString(), until.toISOString()]

  test('without dates it is today in Asia/Seoul', () => {
    expect(iso(periodOf({ oldYn: 'N' }, now))).toEqual(['2026-11-19T15:00:00.000Z', '2026-11-20T15:00:00.000Z'])
    expect(seoulDay(now)).toBe('2026-11-20')
  })

  test('both ends are included: days whole, times to the second', () => {
    expect(iso(periodOf({ oldYn: 'N', startDate: '2026-11-18', endDate: '2026-11-19' }, now))).toEqual([
      '2026-11-17T15:00:00.000Z',
      '2026-11-19T15:00:00.000Z',
    ])
    expect(
      iso(periodOf({ oldYn: 'N', startDate: '2026-11-18 00:00:00', endDate: '2026-11-19 23:59:59' }, now)),
    ).toEqual(['2026-11-17T15:00:00.000Z', '2026-11-19T15:00:00.000Z'])
  })

  test('old is what is older than 30 days, and the two sides share nothing', () => {
    const boundary = '2026-10-20T15:00:00.000Z'
    expect(periodOf({ oldYn: 'Y', endDate: '2026-11-20' }, now).until.toISOString()).toBe(boundary)
    expect(periodOf({ oldYn: 'N', startDate: '2026-01-01' }, now).from.toISOString()).toBe(boundary)
  })

  test('a period reaches no further than wagers can lie, whatever years are asked for', () => {
    const { from, until } = periodOf({ oldYn: 'Y', startDate: '0000-01-01' }, now)
    expect(from).toEqual(seoulMidnight('2000-01-01'))
    expect(until).toEqual(oldBefore(now))
    expect(periodOf({ oldYn: 'N', endDate: '9999-12-31' }, now).until).toEqual(nextMidnight('2026-11-20'))
  })

  test('a day that does not exist gives an empty list, not an error', () => {
    const { from, until } = periodOf({ oldYn: 'N', startDate: '2026-13-45' }, now)
    expect(from < until).toBe(false)
  })
})

describe('the place of a page', () => {
  const day = (n: number, wagers: number) => ({ from: new Date(n * 1_000), until: new Date((n + 1) * 1_000), wagers })

  test('counts whole days away and skips within one only', () => {
    const days = [day(9, 25), day(8, 0), day(7, 7), day(6, 100)]
    expect(placeOfPage(days, 1, 10)).toEqual({ from: day(9, 0).from, until: day(9, 0).until, skip: 0, take: 10 })
    expect(placeOfPage(days, 3, 10)).toEqual({ from: day(7, 0).from, until: day(9, 0).until, skip: 20, take: 10 })
    expect(placeOfPage(days, 5, 10)).toEqual({ from: day(6, 0).from, until: day(6, 0).until, skip: 8, take: 10 })
    expect(placeOfPage(days, 14, 10)?.skip).toBe(98)
    expect(placeOfPage(days, 15, 10)).toBeUndefined()
    expect(placeOfPage([], 1, 10)).toBeUndefined()
  })
})
