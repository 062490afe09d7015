import { tableLimits, tableLimitsChange, tableOwed, tableRound } from '@maru/contract'
import { serveAdminInSteps } from '../../../../platform/http/serve.ts'
import { orderTable } from '../../tables/order-table.service.ts'
import { listOwed, showLimits, showRound } from '../../tables/round-desk.service.ts'

export const serveTableRound = serveAdminInSteps(tableRound, (ctx, { params }) => showRound(ctx, params, params.round))

export const serveTableOwed = serveAdminInSteps(tableOwed, (ctx) => listOwed(ctx))

export const serveTableLimits = serveAdminInSteps(tableLimits, (ctx, { params }) => showLimits(ctx, params))

export const serveTableLimitsChange = serveAdminInSteps(
  tableLimitsChange,
  (ctx, { params, body: { commandId, places } }) =>
    orderTable(ctx, params, { commandId, order: { kind: 'limits', places } }),
)
