import { beforeEach, expect, test, vi } from 'vitest'
import { forget, keep, keptAs } from './kept.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('what stood in a page that a turned screen took away is there for the one that comes', () => {
  keep('deposit', { amount: 30_000 })
  expect([keptAs('deposit'), keptAs('withdrawal')]).toEqual([{ amount: 30_000 }, undefined])
})

test('who leaves a page leaves what was typed there', () => {
  keep('deposit', { amount: 30_000 })
  forget('deposit')
  expect(keptAs('deposit')).toBeUndefined()
})

test('what nobody came back for is gone: a password does not wait', () => {
  keep('sign-up', { memPass: 'secret' })
  vi.advanceTimersByTime(10_001)
  expect(keptAs('sign-up')).toBeUndefined()
})
