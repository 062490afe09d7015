import { randomUUID } from 'node:crypto'
import { type Address, connectChain, createSigner } from '@maru/coin-chain'
import { startTestChain } from '@maru/coin-chain/demo'
import { afterAll, expect, test } from 'vitest'
import { runningServer, WITHDRAWAL_PASSWORD } from '../../../testing/running-server.ts'

const demo = await startTestChain()
afterAll(() => demo.stop())
const { rpcUrl, chainId, token } = demo
const server = await runningServer({
  COIN_RPC_URL: rpcUrl,
  COIN_CHAIN_ID: String(chainId),
  COIN_TOKEN: token,
  COIN_NETWORK: 'Test chain',
  COIN_CONFIRMATIONS: '3',
  COIN_XPUB: demo.xpub,
  COIN_HOT_KEY: demo.hotKey,
})
const chain = await connectChain({ rpcUrl, chainId, token, timeoutMs: 5_000 })
const address: Address = createSigner({ key: `0x${'5c'.repeat(32)}`, chainId, token, decimals: 6 }).address
// Blocks no faster than the clocks read them: nothing is signed while reading lags behind.
const patience = { timeout: 60_000, interval: 1_000 }

test('over the wire: a member asks, staff pay, and the clocks of the server do the rest', {
  timeout: 120_000,
}, async () => {
  const [member, boss] = [await server.member({ cash: 100_000 }), await server.staff('superadmin', [1, 2])]
  const shown = async () => (await member.call('/api/coin/withdrawal', {})).data
  await expect.poll(async () => (await shown()).rate, patience).toBeGreaterThan(0)
  const { rate, minimum } = await shown()
  const asked = { amount: minimum, address, rate, cashOutPass: WITHDRAWAL_PASSWORD, requestKey: randomUUID() }
  const made = (await member.call('/api/coin/withdraw', asked)).data
  expect(made.coin).toBeGreaterThan(0)
  expect((await boss.ask('POST', `/admin/api/cash-requests/${made.cashIdx}/wait`, {})).status).toBe(200)
  const paid = await boss.ask('POST', `/admin/api/coin/withdrawals/${made.cashIdx}/pay`, {})
  expect(paid.json.data ?? paid.json).toMatchObject({ isAsked: false })
  const row = async () => (await member.call('/api/coin/list', { page: 1, cashType: 'withdrawal' })).data.list[0]
  await expect
    .poll(async () => {
      await demo.mine(1)
      return (await row()).movement.state
    }, patience)
    .toBe('completed')
  expect(await row()).toMatchObject({ amount: made.coin, address, confirmations: 3 })
  expect(await chain.balances([address])).toEqual([made.coin])
  const { json } = await boss.ask('GET', '/admin/api/coin/payments?state=paid')
  expect(JSON.stringify(json)).toContain(address)
  const { rows } = await server.ownerPool.query(
    'SELECT * FROM coin.verify() UNION ALL SELECT * FROM coin.verify_payments()',
  )
  expect(rows).toEqual([])
})
