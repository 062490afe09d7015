import { adminCouponBatchDrop } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { dropBatch } from '../../batch-desk.service.ts'

export const serveAdminCouponBatchDrop = serveAdmin(adminCouponBatchDrop, async (ctx, { params }) => {
  await dropBatch(ctx, params.batchId)
  return {}
})
