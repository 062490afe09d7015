import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeUntilReady } from './until-ready.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what failed is read again once the server is ready, once for all, and not while nobody looks', async () => {
  const page = { hidden: false }
  let isReady = false
  const ask = vi.fn(async (_path: string) => new Response(null, { status: isReady ? 200 : 503 }))
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', ask)
  const refetch = vi.fn()
  const untilReady = makeUntilReady(refetch)
  for (const _ of [1, 2, 3]) untilReady()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(ask.mock.calls.length).toBeGreaterThan(3)
  expect(new Set(ask.mock.calls.map(([path]) => path))).toEqual(new Set(['/ready']))
  Object.assign(page, { hidden: true })
  isReady = true
  await vi.advanceTimersByTimeAsync(20_000)
  expect(refetch).not.toHaveBeenCalled()
  page.hidden = false
  await vi.advanceTimersByTimeAsync(20_000)
  expect(refetch).toHaveBeenCalledOnce()
  untilReady()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(refetch).toHaveBeenCalledTimes(2)
})
