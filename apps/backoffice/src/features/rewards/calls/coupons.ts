import {
  type AdminQueryOf,
  adminCouponBatchAdd,
  adminCouponBatchConfirm,
  adminCouponBatchDrop,
  adminCouponBatches,
  adminCouponBatchIssue,
  adminCouponBatchVoid,
  adminCoupons,
  auditLog,
} from '@maru/contract'
import { useAct, useAsk } from '../../../shared/call/use-call.ts'

const changed = [adminCouponBatches, adminCoupons, auditLog]

export const useBatches = (query: Partial<AdminQueryOf<typeof adminCouponBatches>>) =>
  useAsk(adminCouponBatches, { query }, { everyMs: 15_000 })
export const useBatchCoupons = (batchId: number, query: Partial<AdminQueryOf<typeof adminCoupons>>) =>
  useAsk(adminCoupons, { params: { batchId }, query })
export const useAddBatch = () => useAct(adminCouponBatchAdd, changed)
export const useConfirmBatch = () => useAct(adminCouponBatchConfirm, changed)
export const useDropBatch = () => useAct(adminCouponBatchDrop, changed)
export const useIssueBatch = () => useAct(adminCouponBatchIssue, changed)
export const useVoidBatch = () => useAct(adminCouponBatchVoid, changed)
