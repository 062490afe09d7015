import { bonusTerms } from '@maru/contract'
import { expect, test, vi } from 'vitest'
import type { BonusDraft } from './bonus-draft.rules.ts'

vi.stubGlobal('window', { addEventListener: () => {} })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
const { draftOf, newDraft, problemsOf, requiredPerBonus, termsOf } = await import('./bonus-draft.rules.ts')

const whole = (changes: Partial<BonusDraft> = {}): BonusDraft => ({
  ...newDraft(),
  ...{ code: 'spring', ko: '봄', en: 'Spring', vn: 'Xuân' },
  ...changes,
})

test('a draft without problems is terms that the contract takes, and comes back as it was typed', () => {
  const draft = whole({ from: '2026.11.21 00:00', until: '2026.11.23 00:00', excluded: ['studio moonlit-koi'] })
  expect(problemsOf(draft)).toEqual([])
  const terms = bonusTerms.parse(termsOf(draft))
  expect(terms).toMatchObject({ rateBp: 1_000, multiple: 50, budget: null, from: '2026-11-20T15:00:00.000Z' })
  expect(draftOf({ code: 'spring', isOn: false, terms })).toEqual(draft)
})

test.each([
  [{ code: 'Spring' }, 'code'],
  [{ code: 'first' }, 'trigger'],
  [{ trigger: 'deposit' }, 'trigger'],
  [{ vn: ' ' }, 'vn'],
  [{ trigger: 'cashback', rate: '0' }, 'rate'],
  [{ rate: '1,234' }, 'rate'],
  [{ cap: '0' }, 'cap'],
  [{ multiple: '101' }, 'multiple'],
  [{ weights: { ...newDraft().weights, slot: '101' } }, 'weights.slot'],
  [{ days: '0' }, 'days'],
  [{ levelFrom: '6', levelTo: '5' }, 'levelFrom'],
  [{ from: '2026.11.23 00:00', until: '2026.11.23 00:00' }, 'until'],
  [{ budget: '99,999' }, 'budget'],
] as const)('%o is wrong about %s', (changes, field) => {
  expect(problemsOf(whole(changes as Partial<BonusDraft>))).toEqual([field])
})

test('what must be staked in a group grows as its weight falls', () => {
  expect(requiredPerBonus(whole(), 'slot')).toBe(5_000_000)
  expect(requiredPerBonus(whole(), 'casino')).toBe(25_000_000)
  expect(requiredPerBonus(whole({ weights: { ...newDraft().weights, casino: '0' } }), 'casino')).toBeUndefined()
})
