import { randomUUID } from 'node:crypto'
import { type Address, type Chain, connectChain, createSigner, type Hash } from '@maru/coin-chain'
import { startTestChain } from '@maru/coin-chain/demo'
import { microUsdt } from '@maru/contract'
import { afterAll, expect } from 'vitest'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { cashDesk, clerk, PASS } from '../../../testing/cash-desk.ts'
import type { TestServer } from '../../../testing/context.ts'
import { requestCoinWithdrawal } from '../../cashier/request.service.ts'
import type { HotWallet } from './hot-wallet.ts'
import { payWithdrawal } from './pay.service.ts'
import { dropPayment, retryPayment } from './retry.service.ts'
import { sendPayments } from './send-payments.service.ts'

export const CONFIRMATIONS = 3
const START = 1_000_000_000n
let made = 0

/** As the office does: without a transaction around it. */
export const inStaffSteps = async <T>(
  server: TestServer,
  staff: object,
  act: (ctx: StaffCtx) => Promise<T>,
): Promise<T> => {
  const who = await server.staff(async (ctx) => ctx.who, staff)
  return server.contexts.reading({ who, siteId: 1, ip: '127.0.0.1' }, act)
}
const decided = (server: TestServer, staff: object, act: (ctx: StaffCtx) => Promise<void>): Promise<string> =>
  inStaffSteps(server, staff, act).then(
    () => 'done',
    (error: unknown) => {
      if (!(error instanceof StaffRefusal)) throw error
      return [error.code, error.detail.why].filter(Boolean).join(' ')
    },
  )

/** A chain, its hot wallet, and withdrawals that are being paid. */
export const payingDesk = async (server: TestServer) => {
  const demo = await startTestChain()
  afterAll(() => demo.stop())
  const { rpcUrl, chainId, token } = demo
  const chain = await connectChain({ rpcUrl, chainId, token, timeoutMs: 5_000 })
  const signer = createSigner({ key: demo.hotKey, chainId, token, decimals: chain.decimals })
  const wallet: HotWallet = { chain, signer, confirmations: CONFIRMATIONS, mostFee: 200_000_000_000n }
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
  /** An address that nobody has used. */
  const newAddress = (): Address =>
    createSigner({ key: `0x${(START + BigInt(++made)).toString(16).padStart(64, '0')}`, chainId, token, decimals: 6 })
      .address
  /** A withdrawal in hand of so much USDT to an address. */
  const inHand = async (amount: number, address: Address = newAddress(), cash = 10_000) => {
    const memberId = await desk.member(cash * 5)
    const terms = { amount: microUsdt(amount), rate: 1_400_000, fee: microUsdt(1_000_000), address }
    const sent = { amount: cash, requestKey: randomUUID(), cashOutPass: PASS, endsBonus: true }
    const { cashIdx } = await server.inSteps(memberId, (ctx) =>
      requestCoinWithdrawal(ctx, sent, { address, terms: async () => terms }),
    )
    await desk.wait(cashIdx)
    return { memberId, cashIdx, address, amount }
  }
  const pay = (cashIdx: number) => server.staff((ctx) => payWithdrawal(ctx, chainId, cashIdx), clerk)
  const at = async (address: Address): Promise<number> => (await chain.balances([address]))[0] ?? 0
  const payment = async (cashIdx: number) =>
    (
      await server.ownerPool.query('SELECT * FROM coin.payment WHERE request_id = $1 ORDER BY payment_id DESC', [
        cashIdx,
      ])
    ).rows[0]
  const status = async (cashIdx: number) =>
    (await server.ownerPool.query('SELECT status, is_paying FROM cashier.request WHERE request_id = $1', [cashIdx]))
      .rows[0]
  const problems = async () => (await server.ownerPool.query('SELECT * FROM coin.verify_payments()')).rows
  const round = (by: HotWallet = wallet) => sendPayments(server.contexts, by)
  return {
    demo,
    wallet,
    at,
    payment,
    status,
    problems,
    round,
    /** The same wallet by a node that answers otherwise. */
    withChain: (changes: Partial<Chain>): HotWallet => ({ ...wallet, chain: { ...chain, ...changes } }),
    /** Rounds, a block after each, until nothing is under way. */
    settle: async (rounds = 12) => {
      for (let n = 0; n < rounds; n++) {
        await round()
        await demo.mine(1)
      }
    },
    notices: async (kind: string) =>
      (await server.ownerPool.query('SELECT site_id, detail FROM platform.notice WHERE kind = $1', [kind])).rows,
    /** The address has exactly that sum, the withdrawal is completed, and the books agree. */
    paidOnce: async ({ address, amount, cashIdx }: { address: Address; amount: number; cashIdx: number }) => {
      expect(await at(address)).toBe(amount)
      expect(await payment(cashIdx)).toMatchObject({ state: 'paid', failure: null })
      expect(await status(cashIdx)).toEqual({ status: 1, is_paying: false })
      expect(await problems()).toEqual([])
    },
    desk,
    ask,
    newAddress,
    inHand,
    pay,
    /** Staff decide of a failed payment; the code of the refusal and why, or `done`. */
    retry: (paymentId: number, by: HotWallet = wallet, staff: object = clerk) =>
      decided(server, staff, (ctx) => retryPayment(ctx, paymentId, async () => by)),
    drop: (paymentId: number, reason = 'given up', by: HotWallet = wallet, staff: object = clerk) =>
      decided(server, staff, (ctx) => dropPayment(ctx, paymentId, reason, async () => by)),
    /** The same, being paid. */
    paying: async (amount: number, address?: Address) => {
      const withdrawal = await inHand(amount, address)
      await pay(withdrawal.cashIdx)
      return withdrawal
    },
    hot: async (): Promise<number> => (await chain.balances([signer.address]))[0] ?? 0,
    /** All that was signed for a withdrawal, the oldest first. */
    attempts: async (cashIdx: number) =>
      (
        await server.ownerPool.query(
          `SELECT a.* FROM coin.attempt a JOIN coin.nonce n USING (chain_id, sender, nonce) JOIN coin.payment p USING (payment_id)
           WHERE p.request_id = $1 ORDER BY a.nonce, a.attempt`,
          [cashIdx],
        )
      ).rows,
    /** What the token says that the hot wallet holds, as nobody could make it by transactions. */
    setBalance: async (amount: number): Promise<void> => {
      const slot = await ask(
        'web3_sha3',
        `0x${signer.address.slice(2).toLowerCase().padStart(64, '0')}${'0'.repeat(64)}`,
      )
      await ask('anvil_setStorageAt', token, slot, `0x${amount.toString(16).padStart(64, '0')}`)
    },
    /** From the hot wallet, behind the server's back. */
    sendForeign: async (to: Address, amount: number, nonce: number): Promise<Hash> => {
      const fees = await chain.fees()
      const { raw, hash } = await signer.sign({ to, amount, nonce, fees })
      await chain.send(raw)
      return hash
    },
  }
}
