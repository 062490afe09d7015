import type { Module } from '../../platform/module.ts'
import { serveCashApprove } from './calls/admin/approve-request.ts'
import { serveDepositAccountAsk } from './calls/admin/ask-deposit-account.ts'
import { serveDepositAccountConfirm } from './calls/admin/confirm-deposit-account.ts'
import { serveDepositAccountDrop } from './calls/admin/drop-deposit-account.ts'
import { serveDepositAccountList } from './calls/admin/list-deposit-accounts.ts'
import { serveAdminCashList } from './calls/admin/list-requests.ts'
import { serveCashReject } from './calls/admin/reject-request.ts'
import { serveDepositAccountOff } from './calls/admin/switch-deposit-account-off.ts'
import { serveCashWait } from './calls/admin/wait-request.ts'
import { serveBonusOffers } from './calls/member/list-bonus-offers.ts'
import { serveCashList } from './calls/member/list-requests.ts'
import { serveCashDel } from './calls/member/remove-requests.ts'
import { serveCashIn } from './calls/member/request-deposit.ts'
import { serveCashOut } from './calls/member/request-withdrawal.ts'
import { serveGetAcc } from './calls/member/show-deposit-account.ts'
import { serveCashLimits } from './calls/member/show-limits.ts'
import { serveUserCash } from './calls/member/show-user-cash.ts'
import { completedListener } from './completed.listener.ts'
import { proveCashJob } from './prove-cash.job.ts'
import { assertReachable } from './request.states.ts'

assertReachable()

export const cashierModule: Module = {
  name: 'cashier',
  calls: [
    serveGetAcc,
    serveCashLimits,
    serveCashIn,
    serveCashOut,
    serveCashList,
    serveCashDel,
    serveUserCash,
    serveBonusOffers,
  ],
  adminCalls: [
    serveAdminCashList,
    serveCashWait,
    serveCashApprove,
    serveCashReject,
    serveDepositAccountList,
    serveDepositAccountAsk,
    serveDepositAccountOff,
    serveDepositAccountConfirm,
    serveDepositAccountDrop,
  ],
  jobs: [proveCashJob],
  listeners: [completedListener],
}
