import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenReady } from './when-ready.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('goes on once, when the studio is ready and somebody looks; not after it was stopped', async () => {
  const page = { hidden: false }
  let isReady = false
  const ask = vi.fn(async (_path: string) => new Response(null, { status: isReady ? 200 : 503 }))
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', ask)
  const [goOn, stopped] = [vi.fn(), vi.fn()]
  whenReady(goOn)
  const stop = whenReady(stopped)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(ask.mock.calls.length).toBeGreaterThan(3)
  stop()
  Object.assign(page, { hidden: true })
  isReady = true
  await vi.advanceTimersByTimeAsync(20_000)
  expect(goOn).not.toHaveBeenCalled()
  page.hidden = false
  await vi.advanceTimersByTimeAsync(20_000)
  expect(goOn).toHaveBeenCalledOnce()
  expect(stopped).not.toHaveBeenCalled()
})
