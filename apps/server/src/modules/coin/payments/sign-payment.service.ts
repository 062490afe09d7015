import { type Fees, GAS_LIMIT } from '@maru/coin-chain'
import type { Ctx } from '../../../platform/context.ts'
import type { Services } from '../../../platform/services.ts'
import { findChain } from '../reader/chain.repository.ts'
import { hasLeftUnknown } from '../wallets/own-move.repository.ts'
import { isMoreSigned, type LookedUp } from './closed-number.service.ts'
import { lookUpEarlier } from './earlier-numbers.service.ts'
import { handOver, type Seen } from './follow-payment.service.ts'
import type { HotWallet } from './hot-wallet.ts'
import { insertAttempt, insertNonce, lockNumbers, nextNonce } from './number.repository.ts'
import { isNumberBelieved } from './number-beyond.service.ts'
import {
  findNumbered,
  findPayment,
  findQueued,
  lockPayment,
  type NumberedPayment,
  type PaymentRow,
  saveFailure,
  saveSigned,
} from './payment.repository.ts'
import { isAboveMost } from './payment.rules.ts'
import { clearFailedNotice, type Lack, noteLack, raiseFailedNotice } from './payment-notice.ts'

const who = { kind: 'system', job: 'coin.send' } as const
const everywhere = { who, siteId: 0 } as const
/** As many as nodes let wait of one sender. */
const MOST_UNDER_WAY = 16

/** Gives those that wait their numbers, in their order, as far as the wallet can pay. Who waits for more than there is holds back those behind, who would else leave it waiting for ever. */
export const signQueued = async (services: Services, wallet: HotWallet, seen: Seen): Promise<void> => {
  const { chain, signer } = wallet
  const { queued, numbered } = await services.reading(everywhere, async (ctx) => ({
    queued: await findQueued(ctx, chain.chainId, MOST_UNDER_WAY),
    numbered: await findNumbered(ctx, chain.chainId),
  }))
  const underWay = numbered.filter(({ sender, block }) => sender === signer.address && block === null)
  const rest = lackOf(underWay)
  if (queued.length === 0) return noteLack(services, chain.chainId, rest)
  if (!(await isReadUpTo(services, wallet, seen.head.number))) return
  if (!(await isNumberBelieved(services, wallet, seen.minedNonce))) return
  const [held = 0] = await chain.balances([signer.address])
  const gas = await chain.gas(signer.address)
  const fees = await chain.fees()
  let free = held - underWay.reduce((sum, { amount }) => sum + amount, 0)
  let waiting = underWay.length
  for (const payment of queued) {
    if (waiting >= MOST_UNDER_WAY) return
    const hasGas = gas >= GAS_LIMIT * fees.maxFee * BigInt(waiting + 1)
    const isDear = isAboveMost(fees, wallet.mostFee)
    const what = payment.amount > free ? 'no-coin' : isDear ? 'too-dear' : hasGas ? null : 'no-gas'
    if (what) return waitFor(services, chain.chainId, { what, payment })
    const earlier = await lookUpEarlier(services, wallet, payment)
    if (!earlier) continue
    const signed = await signPayment(services, wallet, payment, { ...seen, fees, earlier })
    if (!signed) continue
    await handOver(services, wallet, signed.payment, signed)
    free -= payment.amount
    waiting++
  }
  await noteLack(services, chain.chainId, rest)
}

/** What left the wallet without being known here, as after a backup was put back, is found by reading the chain: nothing is signed before. */
const isReadUpTo = async (services: Services, { chain, confirmations }: HotWallet, head: number): Promise<boolean> => {
  const row = await services.reading(everywhere, (ctx) => findChain(ctx, chain.chainId))
  return row?.readNumber == null || row.readNumber >= head - confirmations
}

/** The same sum left for the same address since it was queued, and nothing here says why: people look at it. */
const seemsPaid = async (ctx: Ctx, payment: PaymentRow): Promise<boolean> => {
  if (!(await hasLeftUnknown(ctx, payment))) return false
  if (payment.failure !== 'refused') {
    await saveFailure(ctx, payment.paymentId, 'refused')
    await raiseFailedNotice(ctx, payment)
  }
  return true
}

/** What those that were handed to the network wait for: by the node's own word, or for a lower fee. */
const lackOf = (underWay: readonly PaymentRow[]): Lack | null => {
  for (const payment of underWay)
    if (payment.failure === 'no-gas' || payment.failure === 'too-dear') return { what: payment.failure, payment }
  return null
}

const waitFor = async (services: Services, chainId: number, lack: Lack & { payment: PaymentRow }): Promise<void> => {
  const { siteId, paymentId } = lack.payment
  await services.inContext({ who, siteId }, async (ctx) => {
    const locked = await lockPayment(ctx, paymentId)
    if (locked?.state === 'queued' && locked.failure !== lack.what) await saveFailure(ctx, paymentId, lack.what)
  })
  await noteLack(services, chainId, lack)
}

/** Number and signed transaction are committed before anything is sent: who dies after it sends the same. Undefined: somebody was faster. */
const signPayment = (
  services: Services,
  { chain, signer }: HotWallet,
  { siteId, paymentId }: PaymentRow,
  { head, minedNonce, fees, earlier }: Seen & { fees: Fees; earlier: LookedUp },
): Promise<{ payment: NumberedPayment; raw: `0x${string}` } | undefined> =>
  services.inContext({ who, siteId }, async (ctx: Ctx) => {
    const from = { chainId: chain.chainId, sender: signer.address }
    await lockNumbers(ctx, from)
    const locked = await lockPayment(ctx, paymentId)
    if (locked?.state !== 'queued' || (await isMoreSigned(ctx, locked, earlier)) || (await seemsPaid(ctx, locked)))
      return undefined
    const nonce = await nextNonce(ctx, from, minedNonce)
    const { address: to, amount } = locked
    const signed = await signer.sign({ to, amount, nonce, fees })
    await insertNonce(ctx, { ...from, nonce, paymentId, afterBlock: head.number })
    await insertAttempt(ctx, { ...from, nonce, attempt: 1, fees, signed })
    await saveSigned(ctx, paymentId, signer.address, nonce)
    if (locked.failure === 'refused') await clearFailedNotice(ctx, locked)
    const payment = (await findPayment(ctx, paymentId)) as NumberedPayment
    return { payment, raw: signed.raw }
  })
