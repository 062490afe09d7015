import { adminCoupons } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listCoupons } from '../../batch-list.service.ts'

export const serveAdminCoupons = serveAdmin(adminCoupons, (ctx, { params, query }) =>
  listCoupons(ctx, params.batchId, query),
)
