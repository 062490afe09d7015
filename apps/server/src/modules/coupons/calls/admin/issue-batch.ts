import { adminCouponBatchIssue } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { issueBatch } from '../../batch-desk.service.ts'

export const serveAdminCouponBatchIssue = serveAdmin(adminCouponBatchIssue, async (ctx, { params }) => {
  return { codes: await issueBatch(ctx, params.batchId) }
})
