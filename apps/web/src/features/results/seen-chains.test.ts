import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteChain, seenChain } from './seen-chains.ts'

const chain = { game: 'powerball', chainId: 1, committedAt: '2026-11-01T00:00:00Z' }
const shown = { commitment: 'AB', salt: 'CD' }

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a chain is remembered as it was first shown, whatever is shown later', () => {
  expect(seenChain(chain)).toBeUndefined()
  noteChain(chain, shown)
  noteChain(chain, { commitment: 'EE', salt: 'FF' })
  expect(seenChain(chain)).toEqual({ commitment: 'ab', salt: 'cd' })
  expect(seenChain({ ...chain, chainId: 2 })).toBeUndefined()
})

test('the oldest go when there are many', () => {
  for (let chainId = 1; chainId <= 45; chainId++) noteChain({ ...chain, chainId }, shown)
  expect(seenChain({ ...chain, chainId: 5 })).toBeUndefined()
  expect(seenChain({ ...chain, chainId: 6 })).toBeDefined()
})

test('a browser without a store, or with nonsense in it, checks without it', () => {
  localStorage.setItem('maru.chains', 'no json')
  expect(seenChain(chain)).toBeUndefined()
  vi.stubGlobal('localStorage', undefined)
  noteChain(chain, shown)
  expect(seenChain(chain)).toBeUndefined()
})
