import {
  tableDeal,
  tableLimits,
  tableLimitsChange,
  tableOwed,
  tableRound,
  tableShifts,
  tableWatch,
} from '@maru/contract'
import { serveAdminInSteps } from '../../../../platform/http/serve.ts'
import { orderTable } from '../../tables/order-table.service.ts'
import { listOwed, showLimits, showRound } from '../../tables/round-desk.service.ts'
import { listShifts } from '../../tables/shift-desk.service.ts'
import { watchTable } from '../../tables/watch-table.service.ts'

export const serveTableRound = serveAdminInSteps(tableRound, (ctx, { params }) => showRound(ctx, params, params.round))

export const serveTableOwed = serveAdminInSteps(tableOwed, (ctx) => listOwed(ctx))

export const serveTableLimits = serveAdminInSteps(tableLimits, (ctx, { params }) => showLimits(ctx, params))

export const serveTableLimitsChange = serveAdminInSteps(
  tableLimitsChange,
  (ctx, { params, body: { commandId, places } }) =>
    orderTable(ctx, params, { commandId, order: { kind: 'limits', places } }),
)

export const serveTableDeal = serveAdminInSteps(tableDeal, (ctx, { params, body }) => orderTable(ctx, params, body))

export const serveTableWatch = serveAdminInSteps(tableWatch, (ctx, { params }) => watchTable(ctx, params))

export const serveTableShifts = serveAdminInSteps(tableShifts, (ctx) => listShifts(ctx))
