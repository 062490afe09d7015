import { adminCouponBatchVoid } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { voidBatch } from '../../batch-desk.service.ts'

export const serveAdminCouponBatchVoid = serveAdmin(adminCouponBatchVoid, async (ctx, { params, body }) => {
  await voidBatch(ctx, params.batchId, body.reason)
  return {}
})
