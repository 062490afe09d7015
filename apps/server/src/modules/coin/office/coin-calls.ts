import type { Hash } from '@maru/coin-chain'
import {
  adminCoinDeposits,
  adminCoinPayments,
  coinCredit,
  coinCreditConfirm,
  coinCreditDrop,
  coinOverview,
  coinPaidBy,
  coinPaidByConfirm,
  coinPaidByDrop,
  coinPay,
  coinPayConfirm,
  coinPayDrop,
  coinPaymentDrop,
  coinPaymentRetry,
  coinPayRequests,
  coinReturn,
  coinReturnConfirm,
  coinReturnDrop,
} from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { serveAdmin, serveAdminInSteps } from '../../../platform/http/serve.ts'
import { confirmCredit, dropCredit } from '../deposits/credit-held.service.ts'
import { networkOf } from '../network.ts'
import { hotWalletOf } from '../payments/hot-wallet.service.ts'
import { askPaidBy, confirmPaidBy, dropPaidBy } from '../payments/paid-by.service.ts'
import { confirmPay, dropPay, payWithdrawal } from '../payments/pay.service.ts'
import { dropPayment, retryPayment } from '../payments/retry.service.ts'
import { askReturn, confirmReturn, creditInstead, dropReturn } from '../payments/return.service.ts'
import { listDeposits, listPayments, listPayRequests } from './lists.service.ts'
import { showOverview } from './overview.service.ts'

const walletOf = (ctx: StaffCtx) => () => hotWalletOf(ctx.config)
const chainIdOf = (ctx: StaffCtx): number | undefined => networkOf(ctx.config)?.chainId

const done = async (act: Promise<unknown>): Promise<Record<string, never>> => {
  await act
  return {}
}

export const coinCalls = [
  serveAdminInSteps(coinOverview, (ctx) => showOverview(ctx)),
  serveAdmin(adminCoinDeposits, (ctx, { query }) => listDeposits(ctx, query)),
  serveAdmin(adminCoinPayments, (ctx, { query }) => listPayments(ctx, query)),
  serveAdmin(coinCredit, (ctx, { params, body }) => creditInstead(ctx, params.coinIdx, body.reason)),
  serveAdmin(coinCreditConfirm, (ctx, { params }) => done(confirmCredit(ctx, params.requestId))),
  serveAdmin(coinCreditDrop, (ctx, { params }) => done(dropCredit(ctx, params.requestId))),
  serveAdmin(coinReturn, (ctx, { params, body }) => done(askReturn(ctx, chainIdOf(ctx), params.coinIdx, body))),
  serveAdmin(coinReturnConfirm, (ctx, { params }) => done(confirmReturn(ctx, chainIdOf(ctx), params.requestId))),
  serveAdmin(coinReturnDrop, (ctx, { params }) => done(dropReturn(ctx, params.requestId))),
  serveAdmin(coinPay, (ctx, { params }) => payWithdrawal(ctx, chainIdOf(ctx), params.cashIdx)),
  serveAdmin(coinPayRequests, (ctx) => listPayRequests(ctx)),
  serveAdmin(coinPayConfirm, (ctx, { params }) => done(confirmPay(ctx, chainIdOf(ctx), params.requestId))),
  serveAdmin(coinPayDrop, (ctx, { params }) => done(dropPay(ctx, params.requestId))),
  serveAdminInSteps(coinPaymentRetry, (ctx, { params }) => done(retryPayment(ctx, params.paymentIdx, walletOf(ctx)))),
  serveAdminInSteps(coinPaymentDrop, (ctx, { params, body }) =>
    done(dropPayment(ctx, params.paymentIdx, body.reason, walletOf(ctx))),
  ),
  serveAdminInSteps(coinPaidBy, (ctx, { params, body: { txHash, reason } }) =>
    done(askPaidBy(ctx, walletOf(ctx), { paymentId: params.paymentIdx, txHash: txHash as Hash, reason })),
  ),
  serveAdminInSteps(coinPaidByConfirm, (ctx, { params }) => done(confirmPaidBy(ctx, walletOf(ctx), params.requestId))),
  serveAdmin(coinPaidByDrop, (ctx, { params }) => done(dropPaidBy(ctx, params.requestId))),
]
