import {
  type AdminAnswerOf,
  type AdminCoinDeposit,
  type AdminCoinPayment,
  type adminCoinDeposits,
  type adminCoinPayments,
  cashForCoin,
  cashOf,
  type coinPayRequests,
  type MicroUsdt,
  microUsdt,
} from '@maru/contract'
import type { Ctx, StaffCtx } from '../../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../../platform/cursor.ts'
import { membersByIds } from '../../identity/index.ts'
import { waitingCredits } from '../deposits/credit-held.service.ts'
import type { DepositRow } from '../deposits/deposit.repository.ts'
import { networkOf } from '../network.ts'
import { waitingPaidBys } from '../payments/paid-by.service.ts'
import { waitingPays } from '../payments/pay.service.ts'
import { depthOf } from '../payments/payment.rules.ts'
import { waitingReturns } from '../payments/return.service.ts'
import { findChain } from '../reader/chain.repository.ts'
import {
  type DepositFilter,
  findDeposits,
  findPayments,
  type ListedPayment,
  type PaymentFilter,
} from './list.repository.ts'

type Page = { before: string; size: number }

export const listDeposits = async (
  ctx: StaffCtx,
  { before, size, ...filter }: DepositFilter & Page,
): Promise<AdminAnswerOf<typeof adminCoinDeposits>> => {
  const found = await findDeposits(ctx, filter, size + 1, cursorOf(before, 1)?.[0])
  const { rows, next } = pageBehind(found, size, (row) => cursorText(row.depositId))
  const [named, depth] = [await namesOf(ctx, rows), await depthNow(ctx)]
  const [returns, credits] = [await waitingReturns(ctx), await waitingCredits(ctx)]
  const shown = (row: DepositRow): AdminCoinDeposit => ({
    coinIdx: row.depositId,
    ...named(row.memberId),
    amount: microUsdt(row.amount),
    rate: row.rate,
    cash: sumOf(row),
    state: row.state,
    heldFor: row.heldFor,
    confirmations: row.state === 'gone' ? 0 : depth(row.block, row.state !== 'seen'),
    from: row.from,
    to: row.to,
    txHash: row.txHash,
    block: row.block,
    seenAt: row.seenAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    cashIdx: row.requestId,
    waiting: row.state === 'held' ? (returns.get(row.depositId) ?? null) : null,
    crediting: row.state === 'held' ? creditOf(credits.get(row.depositId)) : null,
  })
  return { rows: rows.map(shown), next }
}

export const listPayments = async (
  ctx: StaffCtx,
  { before, size, ...filter }: PaymentFilter & Page,
): Promise<AdminAnswerOf<typeof adminCoinPayments>> => {
  const found = await findPayments(ctx, filter, size + 1, cursorOf(before, 1)?.[0])
  const { rows, next } = pageBehind(found, size, (row) => cursorText(row.paymentId))
  const [named, depth, naming] = [await namesOf(ctx, rows), await depthNow(ctx), await waitingPaidBys(ctx)]
  const shown = (row: ListedPayment): AdminCoinPayment => ({
    paymentIdx: row.paymentId,
    kind: row.kind,
    cashIdx: row.requestId,
    coinIdx: row.depositId,
    ...named(row.memberId),
    amount: microUsdt(row.amount),
    address: row.address,
    state: row.state,
    txHash: row.txHash ?? row.newestHash,
    confirmations: row.block === null ? 0 : depth(row.block, row.state !== 'sent'),
    queuedAt: row.queuedAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    failure: row.failure,
    naming: row.state === 'queued' || row.state === 'failed' ? namingOf(naming.get(row.paymentId)) : null,
  })
  return { rows: rows.map(shown), next }
}

/** Withdrawals that wait for a second of the staff. */
export const listPayRequests = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof coinPayRequests>> => {
  const waiting = await waitingPays(ctx)
  const named = await namesOf(
    ctx,
    waiting.map(({ wanted }) => wanted),
  )
  return {
    rows: waiting.map(({ requestId, wanted, reason, staffName, isOwn, askedAt }) => ({
      requestId,
      wanted: {
        cashIdx: wanted.cashIdx,
        ...named(wanted.memberId),
        cash: cashOf(wanted.cash),
        amount: microUsdt(wanted.amount),
        address: wanted.address,
      },
      reason,
      staffName,
      isOwn,
      askedAt,
    })),
  }
}

type Credit = NonNullable<AdminCoinDeposit['crediting']>
const creditOf = (found: (Omit<Credit, 'wanted'> & { wanted: { amount: MicroUsdt; cash: number } }) | undefined) =>
  found ? { ...found, wanted: { amount: found.wanted.amount, cash: cashOf(found.wanted.cash) } } : null

type Naming = NonNullable<AdminCoinPayment['naming']>
const namingOf = (found: Naming | undefined) => (found ? { ...found, wanted: { txHash: found.wanted.txHash } } : null)

const sumOf = ({ state, amount, rate, cash }: DepositRow): AdminCoinDeposit['cash'] => {
  if (cash !== null) return cashOf(cash)
  return state === 'held' && rate !== null ? cashForCoin(microUsdt(amount), rate) : null
}

const namesOf = async (ctx: Ctx, rows: readonly { memberId: number }[]) => {
  const members = await membersByIds(ctx, [...new Set(rows.map(({ memberId }) => memberId))])
  return (memberId: number) => ({
    memberId,
    memId: members.get(memberId)?.memId ?? '',
    memNick: members.get(memberId)?.memNick ?? '',
  })
}

/** How deep a block is by the newest one that was read, at most what is needed. `isDeep`: it was deep enough when it was booked. */
const depthNow = async (ctx: Ctx) => {
  const network = networkOf(ctx.config)
  const head = network ? ((await findChain(ctx, network.chainId))?.headNumber ?? 0) : 0
  const most = network?.confirmations ?? 0
  return (block: number, isDeep: boolean): number => (isDeep ? most : Math.min(most, Math.max(1, depthOf(block, head))))
}
