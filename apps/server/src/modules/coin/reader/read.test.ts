import { cashForCoin, microUsdt } from '@maru/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { coinDesk, USDT } from '../coin.fixture.ts'
import { bookDeposit } from '../deposits/credit.service.ts'
import { readRates } from '../rates/read-rates.clock.ts'

const coin = await coinDesk()
afterEach(() => coin.agrees())
const lost = () => coin.rows(`SELECT subject, detail FROM platform.notice WHERE kind = 'coin-lost'`)

test('a transfer is seen at once, and credited at the frozen rate when it is deep enough, not before', async () => {
  const { memberId, address } = await coin.member()
  const { rate } = await coin.page(memberId)
  await coin.send(address, 50 * USDT)
  await coin.follow()
  expect(await coin.deposits(memberId)).toMatchObject([{ state: 'seen', amount: 50 * USDT, rate, cash: null }])
  await coin.deepen(1)
  expect(await coin.cash(memberId)).toBe(0)
  await coin.deepen(1)
  const cash = cashForCoin(microUsdt(50 * USDT), rate ?? 0)
  expect(cash).toBeGreaterThan(60_000)
  expect(await coin.deposits(memberId)).toMatchObject([{ state: 'credited', cash }])
  expect(await coin.requests(memberId)).toMatchObject([
    {
      method: 'coin',
      cash_type: 'deposit',
      status: 1,
      amount: cash,
      coin_amount: 50 * USDT,
      coin_rate: rate,
      coin_fee: 0,
    },
  ])
  expect(await coin.cash(memberId)).toBe(cash)
})

test('however often its blocks are read, also by two at once, it is credited once', async () => {
  const { memberId, address } = await coin.member()
  await coin.send(address, 20 * USDT)
  await coin.demo.mine(5)
  await coin.server.ownerPool.query(`UPDATE coin.chain SET read_number = 1, read_hash = $1`, [
    ((await coin.ask('eth_getBlockByNumber', '0x1', false)) as { hash: string }).hash,
  ])
  await Promise.all([coin.follow(), coin.follow(), coin.follow()])
  const cash = await coin.cash(memberId)
  expect(cash).toBeGreaterThan(0)
  await coin.server.ownerPool.query(`UPDATE coin.chain SET read_number = 1, read_hash = $1`, [
    ((await coin.ask('eth_getBlockByNumber', '0x1', false)) as { hash: string }).hash,
  ])
  await coin.follow()
  const [deposit, ...others] = await coin.deposits(memberId)
  expect(others).toEqual([])
  await coin.server.system((ctx) => bookDeposit(ctx, { depositId: deposit.deposit_id, blockHash: deposit.block_hash }))
  expect(await coin.cash(memberId)).toBe(cash)
  expect(await coin.requests(memberId)).toHaveLength(1)
})

test('several transfers of one block are each a deposit', async () => {
  const members = [await coin.member(), await coin.member()]
  await coin.demo.setAutomine(false)
  for (const { address } of [...members, ...members]) await coin.demo.send(address, 15 * USDT)
  await coin.demo.setAutomine(true)
  await coin.deepen()
  for (const { memberId } of members)
    expect(await coin.deposits(memberId)).toMatchObject([{ state: 'credited' }, { state: 'credited' }])
})

test('a block that leaves the chain takes its deposit with it, and found again it is seen with the rate it had', async () => {
  const { memberId, address } = await coin.member()
  const { raw } = await coin.signed(address, 30 * USDT)
  await coin.resend(raw)
  await coin.follow()
  const [seen] = await coin.deposits(memberId)
  await coin.demo.reorg(1)
  await coin.demo.mine(1)
  await coin.follow()
  expect(await coin.deposits(memberId)).toMatchObject([{ state: 'gone' }])
  await coin.deepen(4)
  expect(await coin.cash(memberId)).toBe(0)
  await coin.server.ownerPool.query("UPDATE coin.rate SET confirmed_at = now() - interval '1 day'")
  await coin.resend(raw)
  await coin.follow()
  const [again] = await coin.deposits(memberId)
  expect(again).toMatchObject({ deposit_id: seen.deposit_id, state: 'seen', rate: seen.rate, ended_at: null })
  expect(again.block_hash).not.toBe(seen.block_hash)
  await coin.deepen()
  expect(await coin.deposits(memberId)).toMatchObject([{ state: 'credited', rate: seen.rate }])
  await coin.server.ownerPool.query('UPDATE coin.rate SET confirmed_at = $1', [coin.server.clock.now()])
})

test('one that is in another block by now waits for that one to be deep enough', async () => {
  const { memberId, address } = await coin.member()
  const { raw } = await coin.signed(address, 30 * USDT)
  await coin.resend(raw)
  await coin.deepen(1)
  await coin.demo.reorg(2)
  await coin.resend(raw)
  await coin.follow()
  const [moved] = await coin.deposits(memberId)
  expect(moved.state).toBe('seen')
  await coin.deepen(1)
  expect(await coin.cash(memberId)).toBe(0)
  await coin.deepen(1)
  expect(await coin.deposits(memberId)).toMatchObject([{ state: 'credited', block: moved.block }])
})

test('a deposit in the books that leaves the chain is a notice to staff, and nothing is taken', async () => {
  const { memberId, address } = await coin.member()
  const { raw } = await coin.signed(address, 40 * USDT)
  await coin.resend(raw)
  await coin.deepen()
  const cash = await coin.cash(memberId)
  expect(cash).toBeGreaterThan(0)
  await coin.demo.reorg(5)
  await coin.demo.mine(1)
  await coin.follow()
  const [deposit] = await coin.deposits(memberId)
  expect(deposit).toMatchObject({ state: 'credited', lost_at: expect.any(Date) })
  expect(await lost()).toMatchObject([{ subject: String(deposit.deposit_id), detail: { memberId, amount: 40 * USDT } }])
  expect(await coin.cash(memberId)).toBe(cash)
  await coin.resend(raw)
  await coin.deepen()
  expect(await coin.deposits(memberId)).toMatchObject([{ state: 'credited', lost_at: null }])
  expect(await lost()).toEqual([])
  expect(await coin.cash(memberId)).toBe(cash)
})

test('while no rate is known what comes waits, and gets the first one that is', async () => {
  const { memberId, address } = await coin.member()
  await coin.server.ownerPool.query(`UPDATE coin.rate SET confirmed_at = $1::timestamptz - interval '6 minutes'`, [
    coin.server.clock.now(),
  ])
  await coin.send(address, 50 * USDT)
  await coin.follow()
  expect(await coin.deposits(memberId)).toMatchObject([{ state: 'seen', rate: null }])
  await coin.deepen()
  expect(await coin.deposits(memberId)).toMatchObject([{ state: 'seen', rate: null }])
  expect(await coin.page(memberId)).toMatchObject({ rate: null })
  await readRates(coin.server.contexts)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  await coin.follow()
  vi.restoreAllMocks()
  expect(await coin.deposits(memberId)).toMatchObject([{ state: 'credited', rate: (await coin.page(memberId)).rate }])
})
