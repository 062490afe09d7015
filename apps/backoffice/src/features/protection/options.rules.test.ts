import { expect, test, vi } from 'vitest'

vi.stubGlobal('window', { addEventListener: () => {} })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
const { draftOf, optionsOf } = await import('./options.rules.ts')

const options = {
  coolingLoss: 1_500_000,
  coolingHours: 12,
  realityCheckMinutes: 60,
  helpLine: '1336',
  helpLink: null,
}

test('what a form begins with is what it sends, in every currency', () => {
  expect(optionsOf(draftOf(options, 'KRW'), 'KRW')).toEqual({ options })
  const inEuro = { ...options, coolingLoss: 250_000_000 }
  expect(optionsOf(draftOf(inEuro, 'EUR'), 'EUR')).toEqual({ options: inEuro })
})

test.each([
  ['coolingLoss', 'much'],
  ['coolingHours', '73'],
  ['coolingHours', '0'],
  ['realityCheckMinutes', '9'],
  ['realityCheckMinutes', '241'],
  ['helpLink', 'http://help.example'],
  ['helpLink', 'javascript:alert(1)'],
] as const)('%s is not %s', (field, value) => {
  expect(optionsOf({ ...draftOf(options, 'KRW'), [field]: value }, 'KRW')).toEqual({ wrong: [field] })
})

test('0 minutes are no reality checks, and a loss of 0 pauses nobody', () => {
  const off = { ...options, coolingLoss: 0, realityCheckMinutes: 0 }
  expect(optionsOf(draftOf(off, 'KRW'), 'KRW')).toEqual({ options: off })
})
