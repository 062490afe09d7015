import { startTestChain } from '@maru/coin-chain/demo'
import { afterAll, expect, test } from 'vitest'
import { runningServer } from '../../testing/running-server.ts'

const demo = await startTestChain()
afterAll(() => demo.stop())
const server = await runningServer({
  COIN_RPC_URL: demo.rpcUrl,
  COIN_CHAIN_ID: String(demo.chainId),
  COIN_TOKEN: demo.token,
  COIN_NETWORK: 'Test chain',
  COIN_CONFIRMATIONS: '3',
  COIN_XPUB: demo.xpub,
  COIN_HOT_KEY: demo.hotKey,
  COIN_DEMO_KEY: demo.demoKey,
})
const patient = { timeout: 30_000, interval: 200 }

test('by the clocks of the server alone a deposit is seen, credited and read by its member and nobody else', async () => {
  const [member, other] = [await server.member(), await server.member()]
  const page = () => member.call('/api/coin/deposit', {})
  await expect.poll(async () => (await page()).resultCode, patient).toBe('0')
  await expect.poll(async () => (await page()).data.rate, patient).toEqual(expect.any(Number))
  const requestKey = crypto.randomUUID()
  const sent = await member.call('/api/coin/demoSend', { amount: 30_000_000, requestKey })
  expect(sent.resultCode).toBe('0')
  const list = async () => (await member.call('/api/coin/list', { cashType: 'deposit' })).data.list
  await expect.poll(async () => (await list())[0]?.movement.state, patient).toBe('seen')
  await demo.mine(2)
  await expect.poll(async () => (await list())[0]?.movement.state, patient).toBe('credited')
  const [row] = await list()
  expect(row).toMatchObject({ amount: 30_000_000, txHash: sent.data.txHash, confirmations: 3 })
  expect((await member.call('/api/cash/getUserCash', {})).data.balance).toBe(row.cash)
  expect((await member.call('/api/cash/list/', { page: 1, cashType: '' })).data.list).toMatchObject([
    { cashType: 'deposit', method: 'coin', amount: row.cash, coin: { amount: 30_000_000, fee: 0, address: null } },
  ])
  expect((await other.call('/api/coin/list', { cashType: 'deposit' })).data.list).toEqual([])
})
