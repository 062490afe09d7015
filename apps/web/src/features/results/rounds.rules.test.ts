import { describe, expect, test } from 'vitest'
import { dayRoundAt, drawAtOf, readDayOr, readNumber, readRoundId, roundAfter, roundIdOf } from './rounds.rules.ts'

describe('a round', () => {
  test('is named by its draw in UTC', () => {
    expect(roundIdOf({ day: '2026-11-23', number: 214 })).toBe('2026-11-23T08:50:00Z')
    expect(roundIdOf({ day: '2026-11-23', number: 1 })).toBe('2026-11-22T15:05:00Z')
  })

  test('is found by that name, and by no other text', () => {
    expect(readRoundId('2026-11-23T08:50:00Z')).toEqual({ day: '2026-11-23', number: 214 })
    for (const text of ['2026-11-23T08:51:00Z', '2026-11-23', 'x', undefined]) expect(readRoundId(text)).toBeUndefined()
  })

  test('at midnight is number 288 of the day before', () => {
    expect(dayRoundAt(Date.parse('2026-11-24T00:00:00+09:00'))).toEqual({ day: '2026-11-23', number: 288 })
    expect(dayRoundAt(Date.parse('2026-11-24T00:05:00+09:00'))).toEqual({ day: '2026-11-24', number: 1 })
  })

  test('between two draws is the one that was drawn last', () => {
    expect(dayRoundAt(Date.parse('2026-11-23T08:54:59Z'))).toEqual({ day: '2026-11-23', number: 214 })
  })

  test('and its draw say the same, all day', () => {
    for (let number = 1; number <= 288; number++)
      expect(dayRoundAt(drawAtOf({ day: '2026-03-01', number }))).toEqual({ day: '2026-03-01', number })
  })

  test('has one before and one after, over midnight too', () => {
    expect(roundAfter({ day: '2026-12-31', number: 288 }, 1)).toEqual({ day: '2027-01-01', number: 1 })
    expect(roundAfter({ day: '2027-01-01', number: 1 }, -1)).toEqual({ day: '2026-12-31', number: 288 })
  })
})

test('a number is 1 to 288 in digits', () => {
  expect(['1', ' 288 ', '0', '289', '1.5', '-1', 'x', ''].map(readNumber)).toEqual([
    1,
    288,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('a day that is none, or is still to come, is the latest', () => {
  const latest = '2026-11-20'
  expect(readDayOr(latest, '2026-11-19')).toBe('2026-11-19')
  for (const text of ['2026-02-31', '2026-11-21', 'x', undefined]) expect(readDayOr(latest, text)).toBe(latest)
})
