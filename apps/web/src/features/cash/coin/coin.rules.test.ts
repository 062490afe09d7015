import { coinOfWorth, worthOfCoin } from '@maru/contract/coin-sum'
import { describe, expect, test } from 'vitest'
import { checksummed, readAddress } from './address.rules.ts'
import { groupsOf, shortened } from './short.rules.ts'
import { oneUsdt, readUsdt, usdt } from './usdt.rules.ts'

describe('USDT', () => {
  test.each([
    [0, '0.000000 USDT', '0,000000 USDT'],
    [1_234_500_000, '1,234.500000 USDT', '1.234,500000 USDT'],
    [1, '0.000001 USDT', '0,000001 USDT'],
    [9_007_199_254_740_991, '9,007,199,254.740991 USDT', '9.007.199.254,740991 USDT'],
  ])('%i is written with six decimals, never rounded', (micro, english, vietnamese) => {
    expect([usdt(micro, 'en'), usdt(micro, 'ko'), usdt(micro, 'vn')]).toEqual([english, english, vietnamese])
  })
  test.each([
    ['12.5', 12_500_000, 12_500_000],
    ['12,5', 12_500_000, 12_500_000],
    ['1,000', 1_000_000_000, 1_000_000],
    ['1.000', 1_000_000, 1_000_000_000],
    ['1,234.5', 1_234_500_000, 1_234_500_000],
    ['1.234,5', 1_234_500_000, 1_234_500_000],
    ['1,000,000', 1_000_000_000_000, 1_000_000_000_000],
    [' 20 USDT', 20_000_000, 20_000_000],
    ['0.000001', 1, 1],
    ['1.0000000', 1_000_000, 1_000_000],
    ['7.', 7_000_000, 7_000_000],
  ])('%j is read as it is meant in English and Vietnamese', (text, english, vietnamese) => {
    expect([readUsdt(text, 'en'), readUsdt(text, 'vn')]).toEqual([english, vietnamese])
  })
  test.each(['', '.', 'x', '-5', '1.2345678', '1,23,4', '1e6', '99999999999', '1.2.3'])('%j is no sum', (text) => {
    expect(readUsdt(text, 'en')).toBeUndefined()
  })
})

test('a rate is that of one USDT in the money of the site', () => {
  expect(oneUsdt(1_391_250, 'ko', 'KRW')).toBe('1 USDT = 1,391.25원')
  expect(oneUsdt(1_391_250, 'vn', 'KRW')).toBe('1 USDT = ₩1.391,25')
  expect(oneUsdt(921_500_000, 'en', 'EUR')).toBe('1 USDT = €0.9215')
})

test('what a sum is worth, and what it buys, is cut', () => {
  expect(worthOfCoin(10_000_000, 1_391_250)).toBe(13_912)
  expect(coinOfWorth(13_912, 1_391_250)).toBe(9_999_640)
  expect(worthOfCoin(9_007_199_254_740_991, 999_999)).toBe(9_007_190_247_541)
})

describe('an address', () => {
  // From the text of EIP-55.
  test.each([
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ])('%s is taken, with spaces around it, too', (address) => {
    expect(readAddress(` ${address}\n`)).toEqual({ address })
  })
  test('with one letter of another size is refused, and without a checksum is not', () => {
    const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    expect(readAddress(right.replace('aA', 'AA'))).toEqual({ wrong: 'checksum' })
    expect(readAddress(right.toLowerCase())).toEqual({ address: right.toLowerCase() })
    expect(checksummed(right.toLowerCase())).toBe(right)
  })
  test.each([
    '',
    '0x',
    'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
    '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed0',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg',
  ])('%j has another shape', (text) => {
    expect(readAddress(text)).toEqual({ wrong: 'shape' })
  })
  test('is shown whole in groups, or by its ends', () => {
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    expect(groupsOf(address)).toHaveLength(10)
    expect(groupsOf(address).join('')).toBe(address)
    expect(shortened(address)).toBe('0x5aAe…eAed')
  })
})
