import { afterEach, expect, test, vi } from 'vitest'
import { noteReferrer, referrer } from './referrer.ts'

const stored = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
})
afterEach(() => stored.clear())

test('a referral link names its partner for the whole visit', () => {
  noteReferrer('store01')
  noteReferrer(undefined)
  expect(referrer()).toBe('store01')
})

test('what is no id of a member names nobody', () => {
  noteReferrer('<b>store</b>')
  noteReferrer('01store')
  expect(referrer()).toBe('')
})
