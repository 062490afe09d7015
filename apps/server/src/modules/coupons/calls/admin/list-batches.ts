import { adminCouponBatches } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listBatches } from '../../batch-list.service.ts'

export const serveAdminCouponBatches = serveAdmin(adminCouponBatches, (ctx, { query }) => listBatches(ctx, query))
