import { expect, test } from 'vitest'
import { noProof, roundReason } from './round-reason.rules.ts'

test('a round that was not held, or that the server cancelled, has a reason in the language of who reads it', () => {
  for (const size of ['short', 'whole'] as const) {
    expect(roundReason({ state: 'missed', cancelReason: null }, size)).toHaveProperty('key')
    expect(roundReason({ state: 'cancelled', cancelReason: 'outage' }, size)).toHaveProperty('key')
  }
})

test('one that staff cancelled has their words', () => {
  expect(roundReason({ state: 'cancelled', cancelReason: 'Wrong price' }, 'short')).toEqual({ text: 'Wrong price' })
})

test('any other has none', () => {
  for (const state of ['open', 'closed', 'drawn', 'settled'] as const)
    expect(roundReason({ state, cancelReason: null }, 'short')).toBeUndefined()
})

test('a proof is promised only of a round that will be drawn here', () => {
  for (const state of ['cancelled', 'missed'] as const) expect(noProof(state, 'own')).toBe('minigames.proof-none')
  expect(noProof('open', 'own')).toBe('minigames.proof-later')
  expect(noProof('settled', 'feed')).toBe('minigames.proof-feed')
})
