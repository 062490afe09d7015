import { adminCouponBatchAdd } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { askBatch } from '../../batch-desk.service.ts'

export const serveAdminCouponBatchAdd = serveAdmin(adminCouponBatchAdd, (ctx, { body }) => askBatch(ctx, body))
