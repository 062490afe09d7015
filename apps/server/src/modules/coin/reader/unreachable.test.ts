import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test, vi } from 'vitest'
import { codeOf } from '../../../testing/cash-desk.ts'
import { coinDesk, USDT } from '../coin.fixture.ts'
import { sendFromDemo } from '../demo/demo-send.service.ts'

/** What becomes of a question to the node; undefined: it is passed on. */
let fault: ((asked: string) => 'drop' | 'garbage' | undefined) | undefined

const coin = await coinDesk({
  via: async (url) => {
    const proxy = createServer(async (request, response) => {
      const asked = await text(request)
      const what = fault?.(asked)
      if (what === 'drop') return void request.socket.destroy()
      if (what === 'garbage') return void response.end('<html>busy</html>')
      const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: asked })
      response.end(await answer.text())
    })
    await new Promise<void>((listening) => void proxy.listen(0, '127.0.0.1', listening))
    afterAll(() => proxy.close())
    return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  },
})
const { server } = coin
const failure = async () => (await coin.rows('SELECT failure FROM coin.chain'))[0]?.failure

test('while the node does not answer it is in the log once, members read so after a minute, and nothing is lost', async () => {
  const { memberId, address } = await coin.member()
  const warn = vi.spyOn(server.contexts.log, 'warn')
  fault = () => 'drop'
  await coin.send(address, 20 * USDT)
  await coin.deepen(4)
  expect(warn).toHaveBeenCalledTimes(1)
  expect(await failure()).toEqual(expect.any(String))
  expect(await failure()).not.toContain('127.0.0.1')
  expect(await coin.page(memberId)).toMatchObject({ isDelayed: false })
  server.clock.set(new Date(server.clock.now().getTime() + 61_000).toISOString())
  expect(await coin.page(memberId)).toMatchObject({ isDelayed: true })
  const sent = { amount: USDT, requestKey: randomUUID() }
  expect(await codeOf(server.inSteps(memberId, (ctx) => sendFromDemo(ctx, sent)))).toBe('C140')
  fault = undefined
  await coin.follow()
  expect(await failure()).toBeNull()
  expect(await coin.page(memberId)).toMatchObject({ isDelayed: false })
  expect(await coin.deposits(memberId)).toMatchObject([{ state: 'credited' }])
  await coin.agrees()
})

test.each(['drop', 'garbage'] as const)(
  'a node that fails (%s) at any of its answers costs time, and nothing else',
  async (what) => {
    const { memberId, address } = await coin.member()
    await coin.send(address, 20 * USDT)
    await coin.demo.mine(3)
    const now = performance.now.bind(performance)
    for (let at = 1, failed = true; failed; at++) {
      // What was put off is due again.
      vi.spyOn(performance, 'now').mockImplementation(() => now() + at * 60_000)
      let asked = 0
      failed = false
      fault = () => {
        if (++asked !== at) return undefined
        failed = true
        return what
      }
      await coin.follow()
      await coin.agrees()
    }
    vi.restoreAllMocks()
    fault = undefined
    expect(await coin.deposits(memberId)).toMatchObject([{ state: 'credited' }])
    expect(await coin.cash(memberId)).toBe(Number((await coin.deposits(memberId))[0]?.cash))
  },
)

test('a transaction that the node cannot speak of does not hold up the others', async () => {
  const [one, two] = [await coin.member(), await coin.member()]
  await coin.send(one.address, 20 * USDT)
  await coin.send(two.address, 20 * USDT)
  await coin.follow()
  const [{ tx_hash: unspeakable }] = await coin.deposits(one.memberId)
  fault = (asked) =>
    asked.includes('eth_getTransactionReceipt') && asked.includes(unspeakable) ? 'garbage' : undefined
  await coin.deepen(4)
  expect(await coin.deposits(one.memberId)).toMatchObject([{ state: 'seen' }])
  expect(await coin.deposits(two.memberId)).toMatchObject([{ state: 'credited' }])
  fault = undefined
})
