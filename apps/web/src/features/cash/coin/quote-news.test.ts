import { expect, test, vi } from 'vitest'
import { sayFixed, whenFixed } from './quote-news.ts'

test('a rate that is fixed in one tab reaches the others, until they leave the page', async () => {
  const first = vi.fn()
  const second = vi.fn()
  const leave = whenFixed(first)
  const leaveSecond = whenFixed(second)
  sayFixed()
  await vi.waitFor(() => expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]))
  leave()
  sayFixed()
  await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(2))
  expect(first).toHaveBeenCalledTimes(1)
  leaveSecond()
})
