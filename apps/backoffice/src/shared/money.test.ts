import { expect, test, vi } from 'vitest'

vi.stubGlobal('window', { addEventListener: () => {} })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
const { amountText, coinDigits, coinRateText, usdtDigits } = await import('./money.ts')
const { language } = await import('./settings.ts')

test('USDT has six decimals, grouped as the language does', () => {
  language.set('en')
  expect([usdtDigits(12_345_678_901), usdtDigits(1), amountText(-1_500_000, 'USDT')]).toEqual([
    '12,345.678901',
    '0.000001',
    '−1.500000 USDT',
  ])
  language.set('vn')
  expect(usdtDigits(12_345_678_901)).toBe('12.345,678901')
})

test('a rate is thousandths of a ledger unit, and none of its decimals is cut', () => {
  expect(coinRateText(1_391_250, 'KRW', 'ko')).toBe('1,391.25원')
  expect(coinRateText(1_384_293, 'KRW', 'vn')).toBe('₩1.384,293')
  expect(coinRateText(920_000_000, 'EUR', 'en')).toBe('€0.92')
  expect(coinRateText(920_123_456, 'EUR', 'en')).toBe('€0.920123456')
})

test('the coin of the network is grouped and has six decimals at most, cut and never rounded up', () => {
  expect(coinDigits('1000000', 'ko')).toBe('1,000,000')
  expect(coinDigits('12345.678901999', 'en')).toBe('12,345.678901')
  expect(coinDigits('1.50', 'vn')).toBe('1,5')
  expect(coinDigits('0.0000001', 'ko')).toBe('0')
})
