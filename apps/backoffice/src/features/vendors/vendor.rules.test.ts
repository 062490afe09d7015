import { expect, test } from 'vitest'
import { draftFrom, draftProblems, termsFrom } from './vendor.rules.ts'

const terms = {
  names: { ko: '바깥', en: 'Outside', vn: 'Bên ngoài' },
  address: 'https://games.example',
  publicKeys: ['one', 'two'],
  frameOrigins: ['https://a.example', 'https://b.example'],
  groups: { slot: 'slot', 'live-casino': null } as const,
  requestsPerSecond: 50,
  canReplay: true,
  playsBeside: false,
}
const vendor = {
  vendorCode: 'outside',
  kind: 'outside' as const,
  wallet: 'seamless' as const,
  isEnabled: true,
  terms,
  fingerprints: [],
  version: 3,
  walletAddress: '',
  ourPublicKey: '',
  calls: [],
}

test('what is there goes through the form unchanged', () => {
  expect(termsFrom(draftFrom(vendor))).toEqual(terms)
})

test('a vendor of the configuration has no keys to send', () => {
  const studio = { ...vendor, kind: 'studio' as const, terms: { ...terms, publicKeys: [] } }
  expect(draftProblems(draftFrom(studio))).toEqual([])
  expect(termsFrom(draftFrom(studio)).publicKeys).toEqual([])
})

test('an empty form names every field that is needed', () => {
  expect(draftProblems(draftFrom(undefined)).sort()).toEqual(['address', 'en', 'firstKey', 'ko', 'vendorCode', 'vn'])
})

test.each([
  ['vendorCode', 'Outside'],
  ['address', 'games.example'],
  ['frameOrigins', 'https://a.example nonsense'],
  ['requestsPerSecond', '1.5'],
  ['requestsPerSecond', '0'],
  ['ko', '   '],
] as const)('%s «%s» is refused at its own field', (field, text) => {
  expect(draftProblems({ ...draftFrom(vendor), [field]: text })).toEqual([field])
})
