import { expect, test, vi } from 'vitest'

vi.stubGlobal('window', { addEventListener: () => {} })
const { lowerStakeOf, readOffer } = await import('./offer.rules.ts')

type Asked = Parameters<typeof readOffer>[1]
const asked = (changes: object = {}): Asked =>
  ({
    stake: 600_000,
    lines: 1,
    mostStake: 1_000_000,
    legs: [{ price: 1_880 }],
    why: { referAbove: 500_000 },
    ...changes,
  }) as Asked

test.each([
  ['what needs no trader', {}, 500_000],
  ['what can be accepted at all', { mostStake: 300_000 }, 300_000],
  ['a whole sum for each line', { lines: 7 }, 499_996],
  ['nothing where nothing can be accepted', { mostStake: null }, 0],
  ['what can be accepted where other tickets used up the rest', { why: { referAbove: 0 } }, 599_999],
])('a lower stake is %s', (_, changes, lower) => expect(lowerStakeOf(asked(changes))).toBe(lower))

test.each([
  [{ stake: '500,000', prices: ['1.88'] }, { offer: { stake: 500_000, prices: [1_880] } }],
  [{ stake: '600000', prices: ['1,8'] }, { offer: { stake: 600_000, prices: [1_800] } }],
  [{ stake: '600,000', prices: ['1.88'] }, { problem: 'same' }],
  [{ stake: '600,001', prices: ['1.80'] }, { problem: 'above' }],
  [{ stake: '', prices: ['1.80'] }, { problem: 'stake' }],
  [{ stake: '0', prices: ['1.80'] }, { problem: 'stake' }],
  [{ stake: '500,000', prices: ['1'] }, { problem: 'price' }],
  [{ stake: '500,000', prices: ['x'] }, { problem: 'price' }],
])('%o is read', (draft, read) => expect(readOffer(draft, asked())).toEqual(read))

test('a stake that its lines cannot share is none', () =>
  expect(readOffer({ stake: '100,000', prices: ['1.88'] }, asked({ lines: 3 }))).toEqual({ problem: 'lines' }))
