import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { coinDesk, USDT } from '../coin.fixture.ts'
import { showOverview } from './overview.service.ts'

/** What the node waits for before it answers. */
let answers: Promise<void> = Promise.resolve()
const coin = await coinDesk({
  via: async (url) => {
    const proxy = createServer(async (request, response) => {
      const body = await text(request)
      await answers
      const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      response.end(await answer.text())
    })
    await new Promise<void>((listening) => void proxy.listen(0, '127.0.0.1', listening))
    afterAll(() => proxy.close())
    return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  },
})
afterEach(() => void vi.restoreAllMocks())
const asked = async () => {
  const begun = performance.now()
  const overview = await coin.server.contexts.reading(
    {
      who: { kind: 'staff', staffId: 1, name: 'x', role: 'x', permissions: [], siteIds: [1], sessionId: 1 },
      siteId: 1,
    },
    (ctx) => showOverview(ctx),
  )
  return { overview, took: performance.now() - begun }
}

test('while the node is slow the overview comes without balances, and what it says later serves the next', async () => {
  const { address } = await coin.member()
  await coin.send(address, 20 * USDT)
  await coin.deepen()
  const { promise, resolve } = Promise.withResolvers<void>()
  answers = promise
  const { overview, took } = await asked()
  expect(overview.wallets).toMatchObject({ addresses: 1, atAddresses: null, hot: null, hotGas: null, at: null })
  expect(overview).toMatchObject({ custody: 20 * USDT, head: { number: expect.any(Number) } })
  expect(took).toBeGreaterThan(1_000)
  expect(took).toBeLessThan(4_000)
  // The wait is over for all.
  expect((await asked()).took).toBeLessThan(1_000)
  resolve()
  await expect.poll(async () => (await asked()).overview.wallets?.atAddresses, { timeout: 5_000 }).toBe(20 * USDT)
})
