import { type Block, ChainUnreachable, type Receipt } from '@maru/coin-chain'
import type { Ctx } from '../../../platform/context.ts'
import type { Services } from '../../../platform/services.ts'
import { findUser } from './closed-number.service.ts'
import { endFailed, endPaid, findInBlockAgain, loseNumber } from './end-payment.service.ts'
import type { HotWallet } from './hot-wallet.ts'
import { type Attempt, findAfterBlock, findAttempts, insertAttempt, lockNumbers } from './number.repository.ts'
import {
  lockNumbered,
  type NumberedPayment,
  saveFailure,
  saveInBlock,
  saveInNoBlock,
  savePassed,
  saveSent,
} from './payment.repository.ts'
import {
  dearer,
  depthOf,
  isAboveMost,
  isSame,
  isTimeForDearer,
  isTimeToResend,
  isTooDear,
  verdictOf,
} from './payment.rules.ts'
import { raiseFailedNotice } from './payment-notice.ts'

const who = { kind: 'system', job: 'coin.send' } as const
/** The chain as it was when the round began. */
export type Seen = { head: Block; minedNonce: number }
type Mined = { txHash: Attempt['txHash']; receipt: Receipt }
type Following = { services: Services; wallet: HotWallet; payment: NumberedPayment }

/** One step of a payment that has a number: sent, sent again, dearer, in a block, deep enough. Nothing waits for the chain inside a transaction. */
export const followPayment = async (
  services: Services,
  wallet: HotWallet,
  payment: NumberedPayment,
  seen: Seen,
): Promise<void> => {
  const following = { services, wallet, payment }
  const attempts = await services.reading({ who, siteId: payment.siteId }, (ctx) => findAttempts(ctx, payment))
  const mined = await findMined(wallet, attempts)
  if (mined) return followMined(following, mined, seen.head)
  if (payment.block !== null) await changing(following, (ctx, { paymentId }) => saveInNoBlock(ctx, paymentId))
  const isOurs = isSame(payment.sender, wallet.signer.address)
  const minedNonce = isOurs ? seen.minedNonce : await wallet.chain.minedNonce(payment.sender)
  if (minedNonce > payment.nonce) return followPassed(following, attempts, seen.head)
  if (payment.passedBlock !== null) await changing(following, (ctx, { paymentId }) => savePassed(ctx, paymentId, null))
  const [newest] = attempts
  if (!newest) throw new Error(`nothing was signed for the payment ${payment.paymentId}`)
  const isNext = minedNonce === payment.nonce
  const dearest = isOurs && isNext ? await signDearer(following, newest) : undefined
  if (dearest || payment.block !== null || isTimeToResend(payment.resentAt, services.clock.now()))
    await handOver(services, wallet, payment, dearest ?? newest)
}

/** One that failed, while staff have not decided: the chain may have it after all. */
export const followFailed = async (services: Services, wallet: HotWallet, payment: NumberedPayment): Promise<void> => {
  const about = { who, siteId: payment.siteId }
  const attempts = await services.reading(about, (ctx) => findAttempts(ctx, payment))
  const mined = await findMined(wallet, attempts)
  if (!mined || (payment.failure === 'reverted' && verdictOf(mined.receipt, payment) === 'reverted')) return
  const { paymentId, nonce } = payment
  services.log.warn({ paymentId, nonce, txHash: mined.txHash }, 'a payment that had failed is in a block')
  await services.inContext(about, (ctx) => findInBlockAgain(ctx, payment, mined))
}

/** Hands what was committed to the network. Whatever becomes of it, it can be handed over again. */
export const handOver = async (
  services: Services,
  wallet: HotWallet,
  payment: NumberedPayment,
  { raw }: Pick<Attempt, 'raw'>,
): Promise<void> => {
  const answer = await wallet.chain.send(raw)
  // What took the number is found when it is followed.
  if (answer === 'nonce-used') return
  await changing({ services, wallet, payment }, (ctx, locked) =>
    answer === 'sent'
      ? saveSent(ctx, locked.paymentId)
      : locked.failure === answer
        ? Promise.resolve()
        : saveFailure(ctx, locked.paymentId, answer),
  )
}

/** In a transaction of its site, locked, and only while it has the number that was looked at. */
const changing = (
  { services, payment }: Following,
  change: (ctx: Ctx, locked: NumberedPayment) => Promise<unknown>,
): Promise<void> =>
  services.inContext({ who, siteId: payment.siteId }, async (ctx) => {
    const locked = await lockNumbered(ctx, payment)
    if (locked) await change(ctx, locked)
  })

/** Which of them is in a block that the chain has at this height. */
const findMined = async ({ chain }: HotWallet, attempts: readonly Attempt[]): Promise<Mined | undefined> => {
  for (const { txHash } of attempts) {
    const receipt = await chain.receipt(txHash)
    if (!receipt) continue
    const block = await chain.block(receipt.block.number)
    if (block?.hash === receipt.block.hash) return { txHash, receipt }
  }
  return undefined
}

const followMined = async (following: Following, mined: Mined, head: Block): Promise<void> => {
  const { services, wallet, payment } = following
  const { number } = mined.receipt.block
  if (depthOf(number, head.number) < wallet.confirmations) {
    if (payment.txHash === mined.txHash && payment.block === number) return
    return changing(following, (ctx, { paymentId }) => saveInBlock(ctx, paymentId, mined.txHash, number))
  }
  const verdict = verdictOf(mined.receipt, payment)
  const about = { who, siteId: payment.siteId }
  if (verdict === 'paid') return services.inContext(about, (ctx) => endPaid(ctx, payment, mined))
  // A second way to the same: what the block itself says was moved. Staff may pay again after it.
  const logs = await wallet.chain.transfers(number, number)
  if (verdict === 'reverted' && !logs.some(({ txHash }) => txHash === mined.txHash))
    return services.inContext(about, (ctx) => endFailed(ctx, payment, mined))
  services.log.error(
    { paymentId: payment.paymentId, txHash: mined.txHash },
    'a payment moved another sum than was signed',
  )
  await changing(following, async (ctx, locked) => {
    if (locked.txHash === mined.txHash && locked.failure === 'refused') return
    await saveInBlock(ctx, locked.paymentId, mined.txHash, number)
    await saveFailure(ctx, locked.paymentId, 'refused')
    await raiseFailedNotice(ctx, locked)
  })
}

/**
 * The chain is past its number, and none of its transactions is in a block: either the node has not caught up with itself, or another transaction had the number. It
 * ends as failed only when that was so at a block which is deep enough now, and no block since the number was given has one of its transactions.
 */
const followPassed = async (following: Following, attempts: readonly Attempt[], head: Block): Promise<void> => {
  const { services, wallet, payment } = following
  const { passedBlock, passedHash } = payment
  const about = { who, siteId: payment.siteId }
  const passed = passedBlock === null ? null : await wallet.chain.block(passedBlock)
  if (passed === null || passed.hash !== passedHash)
    return changing(following, (ctx, { paymentId }) => savePassed(ctx, paymentId, head))
  if (depthOf(passed.number, head.number) < wallet.confirmations) return
  const afterBlock = await services.reading(about, (ctx) => findAfterBlock(ctx, payment))
  // A block that took another's place may have a lower number than the one before.
  if (await isLogged(wallet, attempts, Math.max(0, afterBlock - wallet.confirmations), head.number)) return
  services.log.warn(
    { paymentId: payment.paymentId, nonce: payment.nonce },
    'another transaction had the number of a payment',
  )
  await noteUser(following, { ...payment, afterBlock }, head, passed.number)
  await services.inContext(about, (ctx) => loseNumber(ctx, payment, passed, attempts.length))
}

/** What had the number is best found now, while the node still has the states of these blocks. Staff can wait for a node that shows it. */
const noteUser = async (
  { services, wallet, payment }: Following,
  number: Parameters<typeof findUser>[2],
  head: Block,
  near: number,
): Promise<void> => {
  try {
    await services.reading({ who, siteId: payment.siteId }, (ctx) => findUser(ctx, wallet, number, head, near))
  } catch (error) {
    if (!(error instanceof ChainUnreachable)) throw error
    services.log.warn({ err: error, paymentId: payment.paymentId }, 'what had the number of a payment was not found')
  }
}

/** As many blocks as a chain answers for at once. */
const BLOCKS_AT_ONCE = 2_000
const isLogged = async (
  { chain }: HotWallet,
  attempts: readonly Attempt[],
  from: number,
  to: number,
): Promise<boolean> => {
  const ours = new Set<string>(attempts.map(({ txHash }) => txHash))
  for (let first = from; first <= to; first += BLOCKS_AT_ONCE) {
    const logs = await chain.transfers(first, Math.min(to, first + BLOCKS_AT_ONCE - 1))
    if (logs.some(({ txHash }) => ours.has(txHash))) return true
  }
  return false
}

/** The same number with a higher fee, committed before it is sent. Undefined: not yet, or no more. */
const signDearer = async (
  { services, wallet, payment }: Following,
  newest: Attempt,
): Promise<Pick<Attempt, 'raw'> | undefined> => {
  if (!isTimeForDearer(newest, services.clock.now())) return undefined
  const { chain, signer } = wallet
  const now = await chain.fees()
  const fees = dearer(newest.fees, now)
  const isAbove = isAboveMost(now, wallet.mostFee)
  if (isAbove !== (payment.failure === 'too-dear'))
    await changing({ services, wallet, payment }, (ctx, { paymentId }) =>
      saveFailure(ctx, paymentId, isAbove ? 'too-dear' : null),
    )
  if (isTooDear(fees, now) || isAboveMost(fees, wallet.mostFee)) return undefined
  const { address: to, amount, nonce, sender } = payment
  const signed = await signer.sign({ to, amount, nonce, fees })
  const next = { chainId: chain.chainId, sender, nonce, attempt: newest.attempt + 1, fees, signed }
  return services.inContext({ who, siteId: payment.siteId }, async (ctx) => {
    await lockNumbers(ctx, next)
    const isSigned = (await lockNumbered(ctx, payment)) !== undefined && (await insertAttempt(ctx, next))
    return isSigned ? signed : undefined
  })
}
