import type { Module } from '../../platform/module.ts'
import { serveAdminCouponBatchAdd } from './calls/admin/ask-batch.ts'
import { serveAdminCouponBatchConfirm } from './calls/admin/confirm-batch.ts'
import { serveAdminCouponBatchDrop } from './calls/admin/drop-batch.ts'
import { serveAdminCouponBatchIssue } from './calls/admin/issue-batch.ts'
import { serveAdminCouponBatches } from './calls/admin/list-batches.ts'
import { serveAdminCoupons } from './calls/admin/list-coupons.ts'
import { serveAdminCouponBatchVoid } from './calls/admin/void-batch.ts'
import { serveCouponEnter } from './calls/member/enter-coupon.ts'
import { serveCouponRecipient } from './calls/member/find-recipient.ts'
import { serveCouponGift } from './calls/member/gift-coupon.ts'
import { serveCouponList } from './calls/member/list-coupons.ts'
import { serveCouponUse } from './calls/member/use-coupon.ts'
import { endLapsedCouponsJob } from './end-lapsed.job.ts'

export const couponsModule: Module = {
  name: 'coupons',
  calls: [serveCouponList, serveCouponEnter, serveCouponUse, serveCouponRecipient, serveCouponGift],
  adminCalls: [
    serveAdminCouponBatches,
    serveAdminCoupons,
    serveAdminCouponBatchAdd,
    serveAdminCouponBatchConfirm,
    serveAdminCouponBatchDrop,
    serveAdminCouponBatchIssue,
    serveAdminCouponBatchVoid,
  ],
  jobs: [endLapsedCouponsJob],
}
