import { adminCouponBatchConfirm } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { confirmBatch } from '../../batch-desk.service.ts'

export const serveAdminCouponBatchConfirm = serveAdmin(adminCouponBatchConfirm, async (ctx, { params }) => {
  await confirmBatch(ctx, params.batchId)
  return {}
})
