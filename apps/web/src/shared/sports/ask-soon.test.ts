import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAskSoon } from './ask-soon.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('however much changes at once, it is asked once, and again after the rest alone', () => {
  const ask = vi.fn()
  const { askSoon } = createAskSoon(ask, () => 3_000)
  for (let change = 0; change < 20; change++) askSoon()
  expect(ask).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_500)
  expect(ask).toHaveBeenCalledTimes(1)
  for (let change = 0; change < 20; change++) askSoon()
  vi.advanceTimersByTime(1_400)
  expect(ask).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_600)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('nothing is asked after the page is left', () => {
  const ask = vi.fn()
  const { askSoon, stop } = createAskSoon(ask, () => 3_000)
  askSoon()
  stop()
  vi.advanceTimersByTime(10_000)
  expect(ask).not.toHaveBeenCalled()
})
