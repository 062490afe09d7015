import {
  type CashRow,
  type CoinRow,
  type CoinWithdrawalState,
  cashForCoin,
  cashOf,
  cashStatuses,
  type coinList,
  type DataOf,
  defaultPageSize,
  microUsdt,
} from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { pageWithin } from '../../../platform/cursor.ts'
import { listOwnCoinWithdrawals } from '../../cashier/index.ts'
import { countOwnDeposits, type DepositRow, findOwnDeposits } from '../deposits/deposit.repository.ts'
import { networkOf } from '../network.ts'
import { findChain } from '../reader/chain.repository.ts'
import { depthOf } from '../reader/found-transfer.rules.ts'
import { findOwnPayments, type OwnPayment } from './own-payment.repository.ts'

/** A member turns pages by their numbers: of so many of the newest at most. */
const MOST_LISTED = 1_000

type Depth = (block: number) => number

export const listOwnCoin = async (
  ctx: MemberCtx,
  { page, cashType }: { page: number; cashType: 'deposit' | 'withdrawal' },
): Promise<DataOf<typeof coinList>> => {
  const depth = await depthNow(ctx)
  const { rows, total } = await (cashType === 'deposit' ? deposits : withdrawals)(ctx, page, depth)
  return { list: rows, pageInfo: { page, count_per_list: defaultPageSize, tatal_list_count: total } }
}

/** At most what is needed: a member is to see an end. */
const depthNow = async (ctx: MemberCtx): Promise<Depth> => {
  const network = networkOf(ctx.config)
  const head = network && (await findChain(ctx, network.chainId))?.headNumber
  if (!network || head === null || head === undefined) return () => 0
  return (block) => Math.min(network.confirmations, Math.max(0, depthOf(block, head)))
}

const deposits = async (ctx: MemberCtx, page: number, depth: Depth) => {
  const { memberId } = ctx.who
  const { limit, offset } = pageWithin(MOST_LISTED, defaultPageSize, (page - 1) * defaultPageSize)
  const rows = await findOwnDeposits(ctx, memberId, limit, offset)
  return {
    rows: rows.map((row) => shownDeposit(row, depth)),
    total: await countOwnDeposits(ctx, memberId, MOST_LISTED),
  }
}

const shownDeposit = (row: DepositRow, depth: Depth): CoinRow => {
  const { depositId, rate, cash, to, txHash, seenAt, endedAt, bookedAt, state, heldFor, lostAt } = row
  const amount = microUsdt(row.amount)
  return {
    name: `d${depositId}`,
    amount,
    rate,
    cash: cash === null ? (rate === null ? null : cashForCoin(amount, rate)) : cashOf(cash),
    address: to,
    txHash,
    at: seenAt.toISOString(),
    endedAt: (endedAt ?? bookedAt)?.toISOString() ?? null,
    confirmations: state === 'gone' || lostAt !== null ? 0 : depth(row.block),
    movement: { cashType: 'deposit', state, heldFor: state === 'held' ? heldFor : null },
  }
}

const withdrawals = async (ctx: MemberCtx, page: number, depth: Depth) => {
  const { list, total } = await listOwnCoinWithdrawals(ctx, page)
  const payments = await findOwnPayments(
    ctx,
    list.map(({ cashIdx }) => cashIdx),
  )
  const paymentOf = new Map(payments.map((payment) => [payment.requestId, payment]))
  return { rows: list.flatMap((row) => shownWithdrawal(row, paymentOf.get(row.cashIdx), depth)), total }
}

const shownWithdrawal = (row: CashRow, payment: OwnPayment | undefined, depth: Depth): CoinRow[] => {
  const { cashIdx, coin, reason, mayCancel, status } = row
  if (!coin || coin.address === null) return []
  return [
    {
      name: `w${cashIdx}`,
      amount: coin.amount,
      rate: coin.rate,
      cash: row.amount,
      address: coin.address,
      txHash: payment?.txHash ?? null,
      at: row.createdAt,
      endedAt: row.handledAt,
      // What was paid was deep enough, though the reader of the chain may be a block behind who sends.
      confirmations: payment?.block ? depth(status === cashStatuses.completed ? 0 : payment.block) : 0,
      movement: {
        cashType: 'withdrawal',
        cashIdx,
        state: stateOf(row, payment !== undefined),
        fee: coin.fee,
        reason,
        mayCancel,
      },
    },
  ]
}

/** Who takes a withdrawal back gives no reason, staff always do. */
const stateOf = ({ status, reason }: CashRow, isPaying: boolean): CoinWithdrawalState => {
  if (status === cashStatuses.completed) return 'completed'
  if (status === cashStatuses.applied) return 'applied'
  if (status === cashStatuses.waiting) return isPaying ? 'sending' : 'waiting'
  return reason === null ? 'cancelled' : 'rejected'
}
