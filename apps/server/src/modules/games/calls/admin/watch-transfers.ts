import { adminMoneyBack, adminTransferAsk, adminTransferList, adminVendorPurses } from '@maru/contract'
import { serveAdmin, serveAdminInSteps } from '../../../../platform/http/serve.ts'
import { askNow, bringMoneyBack, listPurses, listTransfers } from '../../transfers/desk.service.ts'

export const serveTransferList = serveAdmin(adminTransferList, (ctx, { query }) => listTransfers(ctx, query))
export const serveVendorPurses = serveAdmin(adminVendorPurses, (ctx) => listPurses(ctx))
export const serveTransferAsk = serveAdminInSteps(adminTransferAsk, (ctx, { params }) => askNow(ctx, params.transferId))
export const serveMoneyBack = serveAdminInSteps(adminMoneyBack, (ctx, { params }) =>
  bringMoneyBack(ctx, params.memberId),
)
