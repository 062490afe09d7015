import type { Module } from '../../platform/module.ts'
import { serveCashApprove } from './calls/admin/approve-request.ts'
import { serveAdminCashList } from './calls/admin/list-requests.ts'
import { serveCashReject } from './calls/admin/reject-request.ts'
import { serveCashWait } from './calls/admin/wait-request.ts'
import { serveBonusOffers } from './calls/member/list-bonus-offers.ts'
import { serveCashList } from './calls/member/list-requests.ts'
import { serveCashDel } from './calls/member/remove-requests.ts'
import { serveCashIn } from './calls/member/request-deposit.ts'
import { serveCashOut } from './calls/member/request-withdrawal.ts'
import { serveGetAcc } from './calls/member/show-deposit-account.ts'
import { serveCashLimits } from './calls/member/show-limits.ts'
import { serveUserCash } from './calls/member/show-user-cash.ts'
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
  adminCalls: [serveAdminCashList, serveCashWait, serveCashApprove, serveCashReject],
  jobs: [proveCashJob],
}
