import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createSigner } from '@maru/coin-chain'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { CONFIRMATIONS, coinDesk, USDT } from '../coin.fixture.ts'
import { moveRead } from './chain.repository.ts'
import { rereadFrom } from './reread.service.ts'

/** While it is true the node says of every range that nothing was in it. */
let leavesOut = false

const coin = await coinDesk({
  via: async (url) => {
    const proxy = createServer(async (request, response) => {
      const body = await text(request)
      const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      const [asked, answered] = [JSON.parse(body), await answer.json()]
      const isLogs = new Set([asked].flat().flatMap(({ id, method }) => (method === 'eth_getLogs' ? [id] : [])))
      const changed = (one: { id: number }) => (leavesOut && isLogs.has(one.id) ? { ...one, result: [] } : one)
      response.end(
        JSON.stringify(Array.isArray(answered) ? answered.map(changed) : changed(answered as { id: number })),
      )
    })
    await new Promise<void>((listening) => void proxy.listen(0, '127.0.0.1', listening))
    afterAll(() => proxy.close())
    return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  },
})
const { server, demo } = coin
const hot = createSigner({ key: demo.hotKey, chainId: demo.chainId, token: demo.token, decimals: 6 }).address
const place = async () => (await coin.rows('SELECT read_number, checked_number FROM coin.chain'))[0]
afterEach(async () => {
  vi.restoreAllMocks()
  await coin.agrees()
})

/** Read while the node leaves it out. */
const missed = async (amount: number) => {
  const { memberId, address } = await coin.member()
  leavesOut = true
  await coin.send(address, amount)
  await coin.send(hot, 3 * USDT)
  await coin.follow()
  leavesOut = false
  return memberId
}

test('a transfer that the node left out once is found by the second reading, said in the log, and credited', async () => {
  const warn = vi.spyOn(server.contexts.log, 'warn')
  const memberId = await missed(20 * USDT)
  await coin.deepen(CONFIRMATIONS - 1)
  expect(await coin.deposits(memberId)).toEqual([])
  await coin.deepen(CONFIRMATIONS + 2)
  const [deposit] = await coin.deposits(memberId)
  expect(deposit).toMatchObject({ state: 'credited', amount: 20 * USDT })
  expect(warn.mock.calls.map(([what]) => what)).toEqual([
    { block: Number(deposit.block), txHash: deposit.tx_hash, amount: 20 * USDT },
    { block: Number(deposit.block) + 1, txHash: expect.any(String), amount: 3 * USDT },
  ])
})

test('what both readings find is recorded once and said nowhere', async () => {
  const warn = vi.spyOn(server.contexts.log, 'warn')
  const { memberId, address } = await coin.member()
  await coin.send(address, 20 * USDT)
  await coin.send(hot, 4 * USDT)
  await coin.deepen(3 * CONFIRMATIONS)
  expect(await coin.deposits(memberId)).toMatchObject([{ state: 'credited' }])
  expect(await coin.rows('SELECT count(*) AS n FROM coin.own_move WHERE amount = $1', 4 * USDT)).toEqual([{ n: 1 }])
  expect(warn).not.toHaveBeenCalled()
  const { read_number: read, checked_number: checked } = await place()
  expect(read - checked).toBeGreaterThanOrEqual(CONFIRMATIONS)
  expect(read - checked).toBeLessThan(2 * CONFIRMATIONS)
})

test('where the first reading goes back, as to another branch, the second goes back with it', async () => {
  await demo.mine(30)
  await coin.follow()
  const [{ number, hash }] = await coin.rows('SELECT read_number AS number, read_hash AS hash FROM coin.chain')
  const back = { number: 20, hash: '0x20' } as const
  await server.system((ctx) => moveRead(ctx, demo.chainId, { number, hash }, back))
  expect(await place()).toEqual({ read_number: 20, checked_number: 20 })
  await coin.deepen(2)
  expect((await place()).checked_number).toBeGreaterThan(20)
})

test('read again by hand from a block on, what both readings missed is found, and nothing else changes', async () => {
  const memberId = await missed(20 * USDT)
  leavesOut = true
  await coin.deepen(3 * CONFIRMATIONS)
  leavesOut = false
  await coin.deepen(2)
  expect(await coin.deposits(memberId)).toEqual([])
  const counted = async () => coin.rows('SELECT count(*) AS n, sum(amount)::bigint AS sum FROM coin.own_move')
  const [{ n, sum }] = await counted()
  await rereadFrom(server.config, server.system, 1)
  expect(await place()).toEqual({ read_number: 0, checked_number: 0 })
  await coin.deepen()
  expect(await coin.deposits(memberId)).toMatchObject([{ state: 'credited', amount: 20 * USDT }])
  expect(await coin.cash(memberId)).toBeGreaterThan(0)
  expect(await counted()).toEqual([{ n: n + 1, sum: sum + 3 * USDT }])
})

test('only what was read can be read again', async () => {
  const { read_number: read } = await place()
  for (const block of [0, -1, 1.5, Number(read) + 1])
    await expect(rereadFrom(server.config, server.system, block)).rejects.toThrow('a block from 1 to')
  expect((await place()).read_number).toBe(read)
})
