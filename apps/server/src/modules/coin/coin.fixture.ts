import { randomUUID } from 'node:crypto'
import { type Address, createSigner, type Hash } from '@maru/coin-chain'
import { startTestChain } from '@maru/coin-chain/demo'
import { afterAll, expect } from 'vitest'
import { cashDesk } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { findCashProblems } from '../cashier/proof.repository.ts'
import { verify } from '../ledger/index.ts'
import { setSiteOption } from '../site/index.ts'
import { depositPage } from './deposits/deposit-page.service.ts'
import { makeQuote } from './deposits/quote.service.ts'
import { findCoinProblems } from './prove-coin.job.ts'
import { readRates } from './rates/read-rates.clock.ts'
import { followChain } from './reader/read.clock.ts'

export const CONFIRMATIONS = 3
export const USDT = 1_000_000

/** A chain, a server that follows it, and members who send. Blocks say the time of this machine, and so does the server's clock. */
export const coinDesk = async ({
  via = async (url) => url,
}: {
  /** Where the server finds the node. */
  via?: (url: string) => Promise<string>
} = {}) => {
  const demo = await startTestChain()
  afterAll(() => demo.stop())
  const { rpcUrl, chainId, token } = demo
  const server = await testServer({
    at: new Date().toISOString(),
    env: {
      COIN_RPC_URL: await via(rpcUrl),
      COIN_CHAIN_ID: String(chainId),
      COIN_TOKEN: token,
      COIN_NETWORK: 'Test chain',
      COIN_CONFIRMATIONS: String(CONFIRMATIONS),
      COIN_XPUB: demo.xpub,
      COIN_HOT_KEY: demo.hotKey,
      COIN_DEMO_KEY: demo.demoKey,
    },
  })
  const desk = cashDesk(server)
  const ask = async (method: string, ...params: unknown[]): Promise<unknown> => {
    const answer = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error } = (await answer.json()) as { result?: unknown; error?: { message: string } }
    if (error) throw new Error(error.message)
    return result
  }
  const mined = async (txHash: unknown): Promise<void> => {
    await expect.poll(() => ask('eth_getTransactionReceipt', txHash), { timeout: 10_000, interval: 5 }).not.toBeNull()
  }
  const follow = () => followChain(server.contexts)
  const rows = async (sql: string, ...values: unknown[]) => (await server.ownerPool.query(sql, values)).rows
  await readRates(server.contexts)
  // Nobody has an address before.
  await follow()

  const signer = createSigner({ key: demo.demoKey, chainId, token, decimals: 6 })
  const page = (memberId: number, siteId = 1) => server.member(memberId, (ctx) => depositPage(ctx), siteId)
  return {
    demo,
    server,
    desk,
    ask,
    follow,
    page,
    rows,
    /** Each with an address. */
    member: async (person: Parameters<typeof desk.member>[1] = {}) => {
      const memberId = await desk.member(0, person)
      return { memberId, address: (await page(memberId, person?.siteId)).address as Address }
    },
    deposits: (memberId: number) =>
      rows('SELECT * FROM coin.deposit WHERE member_id = $1 ORDER BY deposit_id', memberId),
    requests: (memberId: number) => rows('SELECT * FROM cashier.request WHERE member_id = $1', memberId),
    cash: async (memberId: number): Promise<number> => (await desk.balances(memberId)).cash,
    quote: (memberId: number, amount: number, bonus: 'none' | 'first' = 'none') =>
      server.member(memberId, (ctx) => makeQuote(ctx, { amount, bonus, requestKey: randomUUID() })),
    /** So many rounds, a block before each. */
    deepen: async (blocks = CONFIRMATIONS) => {
      for (let n = 0; n < blocks; n++) {
        await demo.mine(1)
        await follow()
      }
    },
    /** In a block when it returns. */
    send: async (to: Address, amount: number): Promise<void> => mined(await demo.send(to, amount)),
    mined,
    /** The same transaction again, after its block left the chain. */
    resend: async (raw: Hash): Promise<void> => mined(await ask('eth_sendRawTransaction', raw)),
    /** Signed apart from its sending. */
    signed: async (to: Address, amount: number) => {
      const nonce = Number(await ask('eth_getTransactionCount', signer.address, 'pending'))
      return signer.sign({ to, amount, nonce, fees: { maxFee: 100_000_000_000n, priorityFee: 1_000_000_000n } })
    },
    option: (name: Parameters<typeof setSiteOption>[1], value: never) =>
      server.system((ctx) => setSiteOption(ctx, name, value)),
    agrees: async () => {
      expect(await server.system(findCoinProblems)).toEqual([])
      expect(await server.system(findCashProblems)).toEqual([])
      expect(await server.system(verify)).toEqual([])
    },
  }
}
