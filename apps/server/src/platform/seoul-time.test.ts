import { localDateTime } from '@maru/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  daysFrom,
  isBetween,
  lastDays,
  monthsFrom,
  nextMidnight,
  seoulDay,
  seoulInstant,
  seoulInstantAfter,
  seoulMidnight,
  wallClock,
} from './seoul-time.ts'

const at = (text: string) => new Date(text)

describe('a day of Seoul', () => {
  test('begins and ends at its own midnight, wherever the server stands', () => {
    expect(seoulDay(at('2026-11-20T14:59:59.999Z'))).toBe('2026-11-20')
    expect(seoulDay(at('2026-11-20T15:00:00.000Z'))).toBe('2026-11-21')
    expect(seoulMidnight('2026-11-21')).toEqual(at('2026-11-20T15:00:00Z'))
    expect(nextMidnight('2026-12-31')).toEqual(at('2026-12-31T15:00:00Z'))
  })

  test('is the day whose midnights lie around it, for any instant in any order', () => {
    const instants = fc.date({ min: at('2000-01-01T00:00:00Z'), max: at('2099-12-31T00:00:00Z'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.array(instants, { minLength: 2 }), (all) => {
        for (const instant of all) {
          const day = seoulDay(instant)
          expect(seoulMidnight(day) <= instant && instant < nextMidnight(day)).toBe(true)
        }
      }),
    )
  })

  test('that the calendar does not have is no day', () => {
    expect(seoulDay(at('2026-11-20T14:59:59Z'))).toBe('2026-11-20')
    expect(() => seoulMidnight('2026-02-31')).toThrow(RangeError)
    expect(() => seoulDay(at('nonsense'))).toThrow(RangeError)
  })

  test('counts on over months and years', () => {
    expect(lastDays(at('2026-03-01T12:00:00+09:00'), 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
    expect(daysFrom('2026-03-01', -30)).toEqual(at('2026-01-30T00:00:00+09:00'))
    expect([monthsFrom('2026-11-20', 2), monthsFrom('2026-01-31', 1)]).toEqual(['2027-01-20', '2026-02-28'])
  })
})

describe('a text of the wire', () => {
  test.each([
    '2026-02-31',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31 00:00:00',
    '2026-11-20 24:00:00',
    '2026-11-20 12:60:00',
    '2026-11-20 12:00:60',
  ])('%s is refused by the contract, and no instant', (text) => {
    expect(localDateTime.safeParse(text).success).toBe(false)
    expect(seoulInstant(text)).toBeUndefined()
    expect(seoulInstantAfter(text)).toBeUndefined()
  })

  test('names an instant, and as an end the one after its day or second', () => {
    for (const text of ['2028-02-29', '2026-11-20', '2026-11-20 23:59:59'])
      expect(localDateTime.safeParse(text).success).toBe(true)
    expect(seoulInstant('2026-11-20')).toEqual(at('2026-11-20T00:00:00+09:00'))
    expect(seoulInstantAfter('2026-11-20')).toEqual(at('2026-11-21T00:00:00+09:00'))
    expect(seoulInstant('2026-11-20 09:30:01')).toEqual(at('2026-11-20T09:30:01+09:00'))
    expect(seoulInstantAfter('2026-11-20 23:59:59')).toEqual(at('2026-11-21T00:00:00+09:00'))
  })
})

test('a span of the day may go over midnight, and is without its end', () => {
  expect(isBetween(at('2026-11-20T23:30:00+09:00'), '23:30', '00:30')).toBe(true)
  expect(isBetween(at('2026-11-21T00:30:00+09:00'), '23:30', '00:30')).toBe(false)
})

test('a wall clock in Seoul shows the next day from 15:00 UTC on', () => {
  expect(wallClock(at('2026-11-21T15:05:00Z'))).toEqual({ min: 5, hour: 0, date: 22, month: 11, dow: 0 })
})
