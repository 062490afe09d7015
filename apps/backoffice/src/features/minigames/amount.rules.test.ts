import { expect, test, vi } from 'vitest'

vi.stubGlobal('window', { addEventListener: () => {} })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
const { amountField, readAmount, readWhole } = await import('./amount.rules.ts')

test('an amount goes to its field and back, in units of the ledger', () => {
  expect(amountField(1_500_000, 'KRW')).toBe('1,500,000')
  expect(readAmount('1,500,000', 'KRW')).toBe(1_500_000)
  expect(amountField(20_000_000, 'EUR')).toBe('20')
  expect(readAmount('1.500', 'EUR')).toBe(1_500_000_000)
})

test('what is no whole number is none', () => {
  for (const text of ['', 'x', '-5', '1e3', ',5']) expect(readWhole(text)).toBeNaN()
})
