import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { payingDesk } from './payments.fixture.ts'

const server = await testServer()
const desk = await payingDesk(server)
const { chainId } = desk.wallet.chain

/** As the reader of the chain finds it: so much left for an address, and no payment here signed it. */
const leftUnknown = (address: string, amount: number, ago: string) =>
  server.ownerPool.query(
    `INSERT INTO coin.own_move (chain_id, tx_hash, place, block, block_hash, block_at, from_address, to_address, amount)
     VALUES ($1, md5(random()::text), 0, 1, '0x', $4::timestamptz + $5::interval, '0x', $2, -$3::bigint)`,
    [chainId, address, amount, server.clock.now(), ago],
  )
const readTo = (number: number) =>
  server.ownerPool.query(
    `INSERT INTO coin.chain (chain_id, token, read_number, read_hash) VALUES ($1, '0x', $2, '0x')
     ON CONFLICT (chain_id) DO UPDATE SET read_number = excluded.read_number`,
    [chainId, number],
  )

test('nothing is signed before the chain was read: what was paid before a backup was put back is on it', async () => {
  await desk.demo.mine(10)
  const { cashIdx } = await desk.paying(3_000_000)
  await readTo(1)
  await desk.round()
  expect(await desk.payment(cashIdx)).toMatchObject({ state: 'queued', failure: null })
  await readTo((await desk.wallet.chain.head()).number)
  await desk.round()
  expect(await desk.payment(cashIdx)).toMatchObject({ state: 'sent' })
  await desk.settle()
  await server.ownerPool.query('DELETE FROM coin.chain')
})

test('a payment whose sum left for its address without being known here is not paid again: people look at it, and others go on', async () => {
  const before = await desk.hot()
  const restored = await desk.paying(4_000_000)
  await leftUnknown(restored.address, 4_000_000, '1 minute')
  const other = await desk.paying(5_000_000)
  await desk.settle()
  expect(await desk.payment(restored.cashIdx)).toMatchObject({ state: 'queued', failure: 'refused' })
  expect(await desk.at(restored.address)).toBe(0)
  await desk.paidOnce(other)
  expect(await desk.hot()).toBe(before - 5_000_000)
  expect(await desk.notices('coin-failed')).toMatchObject([{ detail: { amount: 4_000_000 } }])
})

test('what left before the payment was queued, or another sum, holds nothing back', async () => {
  const withdrawal = await desk.inHand(6_000_000)
  await leftUnknown(withdrawal.address, 6_000_000, '-1 minute')
  await leftUnknown(withdrawal.address, 6_000_001, '1 minute')
  await desk.pay(withdrawal.cashIdx)
  await desk.settle()
  await desk.paidOnce(withdrawal)
})
