import { CallError } from '@maru/client'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFailedAgain } from './read-again.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page whose reads failed for a while reads them again once the server is ready; a refusal stays one', async () => {
  let isReady = false
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('fetch', async () => new Response(null, { status: isReady ? 200 : 503 }))
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const reading = (code: 'E002' | 'N404') =>
    vi.fn(async () => (isReady ? 'here' : Promise.reject(new CallError(code, ''))))
  const [early, late, gone] = [reading('E002'), reading('E002'), reading('N404')]
  const show = (name: string, queryFn: () => Promise<string>) =>
    new QueryObserver(queries, { queryKey: [name], queryFn }).subscribe(() => {})
  show('early', early)
  show('gone', gone)
  await vi.advanceTimersByTimeAsync(0)
  readFailedAgain(queries)
  show('late', late)
  await vi.advanceTimersByTimeAsync(20_000)
  expect([early, late, gone].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
  isReady = true
  await vi.advanceTimersByTimeAsync(20_000)
  expect(['early', 'late'].map((name) => queries.getQueryData([name]))).toEqual(['here', 'here'])
  expect(gone).toHaveBeenCalledOnce()
})
