import { randomUUID } from 'node:crypto'
import { type Address, type Chain, createSigner, type Hash } from '@maru/coin-chain'
import { microUsdt } from '@maru/contract'
import { expect } from 'vitest'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { clerk, otherClerk, PASS } from '../../../testing/cash-desk.ts'
import { requestCoinWithdrawal } from '../../cashier/request.service.ts'
import { coinDesk, USDT } from '../coin.fixture.ts'
import { findBooks, findUsedAddresses } from '../office/overview.repository.ts'
import { hotWalletOf } from './hot-wallet.service.ts'
import type { HotWallet } from './hot-wallet.ts'
import { askPaidBy, confirmPaidBy, dropPaidBy } from './paid-by.service.ts'
import { payWithdrawal } from './pay.service.ts'
import { inStaffSteps } from './payments.fixture.ts'
import { dropPayment, retryPayment } from './retry.service.ts'
import { sendPayments } from './send-payments.service.ts'

const START = 7_000_000_000n
let made = 0

const codeOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'done',
    (error: unknown) => {
      if (!(error instanceof StaffRefusal)) throw error
      return [error.code, error.detail.why].filter(Boolean).join(' ')
    },
  )

/** A chain that is read and paid by, where transactions leave the hot wallet that the database does not know, as after a backup was put back. */
export const restoredDesk = async () => {
  const coin = await coinDesk()
  const { server, demo, desk, rows } = coin
  const { chainId, token } = demo
  const wallet = await hotWalletOf(server.config)
  const { chain, signer } = wallet
  const newAddress = (): Address =>
    createSigner({ key: `0x${(START + BigInt(++made)).toString(16).padStart(64, '0')}`, chainId, token, decimals: 6 })
      .address
  /** A withdrawal of so much, that staff have decided to pay; not signed yet. */
  const paying = async (amount = 5 * USDT, address = newAddress()) => {
    const memberId = await desk.member(50_000)
    const terms = { amount: microUsdt(amount), rate: 1_400_000, fee: microUsdt(USDT), address }
    const sent = { amount: 10_000, requestKey: randomUUID(), cashOutPass: PASS, endsBonus: true }
    const { cashIdx } = await server.inSteps(memberId, (ctx) =>
      requestCoinWithdrawal(ctx, sent, { address, terms: async () => terms }),
    )
    await desk.wait(cashIdx)
    await server.staff((ctx) => payWithdrawal(ctx, chainId, cashIdx), clerk)
    const [{ payment_id: paymentId }] = await rows('SELECT payment_id FROM coin.payment WHERE request_id = $1', cashIdx)
    return { memberId, cashIdx, paymentId: paymentId as number, amount, address }
  }
  /** From the hot wallet, behind the server's back; in a block when it returns. */
  const leave = async (
    to: Address,
    amount: number,
    by = signer,
    given: { nonce?: number; tip?: bigint } = {},
  ): Promise<Hash> => {
    const nonce = given.nonce ?? (await chain.minedNonce(by.address))
    const fees = await chain.fees()
    const dearer = { maxFee: fees.maxFee + (given.tip ?? 0n), priorityFee: fees.priorityFee + (given.tip ?? 0n) }
    const { raw, hash } = await by.sign({ to, amount, nonce, fees: dearer })
    await chain.send(raw)
    await coin.mined(hash)
    return hash
  }
  const round = (by: HotWallet = wallet) => sendPayments(server.contexts, by)
  const steps = (who: object, act: (ctx: StaffCtx) => Promise<unknown>) => codeOf(inStaffSteps(server, who, act))
  const waiting = async (paymentId: number): Promise<number> =>
    (
      await rows(
        `SELECT max(request_id) AS id FROM approvals.request WHERE kind = 'coin.paid-by' AND subject = $1`,
        String(paymentId),
      )
    )[0].id
  const unexplained = async (): Promise<number> => {
    const { books, addresses } = await server.system(async (ctx) => ({
      books: await findBooks(ctx, chainId),
      addresses: await findUsedAddresses(ctx, chainId, signer.address),
    }))
    const all = await chain.balances([...addresses, signer.address])
    const { custody, own, arriving, leaving } = books
    return all.reduce((sum, one) => sum + one, 0) - custody - own - arriving + leaving
  }
  const payment = async (paymentId: number) =>
    (await rows('SELECT * FROM coin.payment WHERE payment_id = $1', paymentId))[0]
  const status = async (cashIdx: number) =>
    (await rows('SELECT status, is_paying FROM cashier.request WHERE request_id = $1', cashIdx))[0]
  return {
    ...coin,
    wallet,
    paying,
    leave,
    round,
    newAddress,
    waiting,
    payment,
    status,
    unexplained,
    at: async (address: Address): Promise<number> => (await chain.balances([address]))[0] ?? 0,
    /** The same wallet by a node that answers otherwise. */
    withChain: (changes: Partial<Chain>): HotWallet => ({ ...wallet, chain: { ...chain, ...changes } }),
    /** Rounds of reading and sending, a block after each, in a time in which a number beyond those that are known is believed. */
    settle: async (by: HotWallet = wallet) => {
      for (let n = 0; n < 14; n++) {
        server.clock.advance(10_000)
        await coin.follow()
        await round(by)
        await demo.mine(1)
      }
      server.clock.set(new Date().toISOString())
    },
    name: (paymentId: number, txHash: Hash, who: object = clerk, by: HotWallet = wallet) =>
      steps(who, (ctx) => askPaidBy(ctx, async () => by, { paymentId, txHash, reason: 'after the restore' })),
    confirm: async (paymentId: number, who: object = otherClerk, by: HotWallet = wallet) => {
      const requestId = await waiting(paymentId)
      return steps(who, (ctx) => confirmPaidBy(ctx, async () => by, requestId))
    },
    dropNamed: async (paymentId: number) => {
      const requestId = await waiting(paymentId)
      return codeOf(server.staff((ctx) => dropPaidBy(ctx, requestId), otherClerk))
    },
    retry: (paymentId: number) => steps(clerk, (ctx) => retryPayment(ctx, paymentId, async () => wallet)),
    drop: (paymentId: number) => steps(clerk, (ctx) => dropPayment(ctx, paymentId, 'given up', async () => wallet)),
    /** It is paid by that transaction, once, its withdrawal is completed, and all books agree with the chain. */
    paidBy: async ({ paymentId, cashIdx, amount, address }: Awaited<ReturnType<typeof paying>>, txHash: Hash) => {
      expect(await payment(paymentId)).toMatchObject({
        ...{ state: 'paid', tx_hash: txHash, failure: null, nonce: null },
      })
      expect(await status(cashIdx)).toEqual({ status: 1, is_paying: false })
      expect((await chain.balances([address]))[0]).toBe(amount)
      expect(
        await rows(`SELECT detail FROM platform.notice WHERE kind = 'coin-failed' AND subject = $1`, `${paymentId}`),
      ).toEqual([])
      expect(
        await rows(
          `SELECT count(*) AS n FROM ledger.entry_view WHERE reference = $1 AND account = 'coin-custody'`,
          `coin-payment:${paymentId}`,
        ),
      ).toEqual([{ n: 1 }])
      expect(await unexplained()).toBe(0)
      await coin.agrees()
    },
  }
}
