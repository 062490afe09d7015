import { expect, test } from 'vitest'
import type { Services } from '../../platform/services.ts'
import { coinDesk, USDT } from './coin.fixture.ts'
import { followChain } from './reader/read.clock.ts'

const coin = await coinDesk()
const { server } = coin

/** The server's own, but for the statement of that number since then, in whichever transaction: it fails, and so does everything after it, as where the process dies. */
const dyingAt = (at: number) => {
  let statements = 0
  const services: Services = {
    ...server.contexts,
    // Another process knows nothing of what this one put off.
    config: { ...server.config },
    inContext: (about, fn) =>
      server.contexts.inContext(about, async (ctx) => {
        const { client } = ctx.db
        const query = client.query
        const send = query.bind(client) as (...sent: unknown[]) => Promise<unknown>
        Object.assign(client, {
          query: (...sent: unknown[]) => (++statements >= at ? Promise.reject(new Error('crash')) : send(...sent)),
        })
        try {
          return await fn(ctx)
        } finally {
          Object.assign(client, { query })
        }
      }),
  }
  return { services, reached: () => statements >= at }
}

/** Rounds of a process that dies at its first, second, third … statement, until one lives through it. */
const diesEverywhere = async (): Promise<number> => {
  for (let at = 1; ; at++) {
    const process = dyingAt(at)
    await followChain(process.services).catch((error: Error) => expect(error.message).toBe('crash'))
    await coin.agrees()
    if (!process.reached()) return at - 1
  }
}

test('a process that dies at any statement loses no transfer and credits none twice', {
  timeout: 120_000,
}, async () => {
  const [one, two] = [await coin.member(), await coin.member()]
  await coin.quote(one.memberId, 50 * USDT)
  const { rate } = await coin.page(one.memberId)
  await coin.send(one.address, 50 * USDT)
  await coin.send(two.address, 5 * USDT)
  expect(await diesEverywhere()).toBeGreaterThan(5)
  expect(await coin.deposits(one.memberId)).toMatchObject([{ state: 'seen', rate, quote_id: expect.anything() }])
  await coin.demo.mine(3)
  expect(await diesEverywhere()).toBeGreaterThan(5)
  expect(await coin.deposits(one.memberId)).toMatchObject([{ state: 'credited' }])
  expect(await coin.deposits(two.memberId)).toMatchObject([{ state: 'held' }])
  expect(await coin.cash(one.memberId)).toBe(Number((await coin.deposits(one.memberId))[0]?.cash))
  expect(await coin.requests(one.memberId)).toHaveLength(1)
  await coin.agrees()
})
