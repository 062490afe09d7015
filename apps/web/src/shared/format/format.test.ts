import { expect, test } from 'vitest'
import { clock, dayTime, dayTimeSeconds, isoDayBefore, wholeDays, wireTime } from './date.ts'
import { manWon, money, percent, points, shortMoney, signedMoney } from './money.ts'
import { phoneText } from './phone.ts'

test('a sum is exact and grouped in each language', () => {
  expect(money(1_284_500, 'ko')).toBe('1,284,500원')
  expect(money(1_284_500, 'en')).toBe('₩1,284,500')
  expect(money(1_284_500, 'vn')).toBe('₩1.284.500')
  expect(money(Number.MAX_SAFE_INTEGER, 'ko')).toBe('9,007,199,254,740,991원')
})

test('a loss has the minus sign of mathematics, a gain a plus, nothing has neither', () => {
  expect(signedMoney(-45_000, 'ko')).toBe('\u221245,000원')
  expect(signedMoney(45_000, 'en')).toBe('+₩45,000')
  expect(signedMoney(0, 'ko')).toBe('0원')
})

test('a short sum is never a rounded one', () => {
  expect(shortMoney(300_000, 'ko')).toBe('30만')
  expect(shortMoney(10_000_000, 'ko')).toBe('1,000만')
  expect(shortMoney(1_000, 'ko')).toBe('1천')
  expect(shortMoney(300_000, 'en')).toBe('₩300K')
  expect(shortMoney(10_000_000, 'en')).toBe('₩10M')
  expect(shortMoney(1_500_000, 'vn')).toBe('₩1,5tr')
  expect(shortMoney(300_000, 'vn')).toBe('₩300k')
  expect(shortMoney(12_345, 'ko')).toBe('12,345원')
  expect(shortMoney(1_234_567, 'en')).toBe('₩1,234,567')
})

test('the form in 만원 stands only beside a Korean sum that has one', () => {
  expect(manWon(300_000, 'ko')).toBe('30만원')
  expect(manWon(15_000, 'ko')).toBe('1만 5,000원')
  expect(manWon(9_000, 'ko')).toBe('')
  expect(manWon(300_000, 'en')).toBe('')
})

test('a sum in euro or dollars comes in millionths and is shown to the cent, cut and never rounded up', () => {
  expect(money(1_284_500_000, 'en', 'EUR')).toBe('€1,284.50')
  expect(money(1_284_509_999, 'ko', 'USD')).toBe('$1,284.50')
  expect(money(1_284_500_000, 'vn', 'EUR')).toBe('€1.284,50')
  expect(money(9_999, 'en', 'EUR')).toBe('€0.00')
  expect(signedMoney(-45_670_000, 'en', 'EUR')).toBe('\u2212€45.67')
  expect(signedMoney(-9, 'en', 'EUR')).toBe('€0.00')
  expect(shortMoney(50_000_000, 'ko', 'EUR')).toBe('€50')
  expect(shortMoney(3_000_000_000, 'en', 'USD')).toBe('$3K')
  expect(shortMoney(10_500_000, 'en', 'EUR')).toBe('€10.50')
  expect(manWon(300_000_000_000, 'ko', 'EUR')).toBe('')
})

test('in Korean a short sum in euro or dollars is written out, for Korean has no K or M', () => {
  expect(shortMoney(1_000_000_000, 'ko', 'EUR')).toBe('€1,000')
  expect(shortMoney(1_250_000_000, 'ko', 'EUR')).toBe('€1,250')
  expect(shortMoney(12_000_000_000, 'ko', 'USD')).toBe('$12,000')
  expect(shortMoney(1_500_000_000_000, 'ko', 'EUR')).toBe('€1,500,000')
  expect(shortMoney(1_500_000_000_000, 'vn', 'EUR')).toBe('€1,5tr')
})

test('points and returns', () => {
  expect(points(32_400, 'ko')).toBe('32,400P')
  expect(percent(9_615, 'ko')).toBe('96.1%')
  expect(percent(9_600, 'vn')).toBe('96,0%')
})

test('times are those of Seoul wherever the member is', () => {
  const lateInLondon = '2026-11-20T15:30:05Z'
  expect(dayTime(lateInLondon)).toBe('11.21 00:30')
  expect(clock('2026-11-20T15:00:00Z')).toBe('00:00')
  expect(dayTimeSeconds(lateInLondon)).toBe('11.21 00:30:05')
  expect(wireTime(lateInLondon)).toBe('2026-11-21 00:30:05')
  expect(isoDayBefore('2026-11-20T15:30:05Z', 7)).toBe('2026-11-14')
  expect(wholeDays('2026-11-14', '2026-11-21')).toEqual({
    startDate: '2026-11-14 00:00:00',
    endDate: '2026-11-21 23:59:59',
  })
})

test('a phone number is written with hyphens, anything else as it is', () => {
  expect(phoneText('01023456789')).toBe('010-2345-6789')
  expect(phoneText('0111234567')).toBe('011-123-4567')
  expect(phoneText('02-000-1900')).toBe('02-000-1900')
})
