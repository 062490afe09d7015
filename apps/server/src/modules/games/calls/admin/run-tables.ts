import { tableChat, tableCommand, tableDesk, tableReport, tableShoe, tableShoes } from '@maru/contract'
import { serveAdmin, serveAdminInSteps } from '../../../../platform/http/serve.ts'
import { showChat } from '../../tables/chat-desk.service.ts'
import { listShoes, showDesk, showShoe } from '../../tables/desk.service.ts'
import { orderTable } from '../../tables/order-table.service.ts'
import { reportTable } from '../../tables/table-report.service.ts'

export const serveTableDesk = serveAdmin(tableDesk, (ctx) => showDesk(ctx))

export const serveTableCommand = serveAdminInSteps(tableCommand, (ctx, { params, body }) =>
  orderTable(ctx, params, body),
)

export const serveTableChat = serveAdminInSteps(tableChat, (ctx, { params }) => showChat(ctx, params))

export const serveTableReport = serveAdminInSteps(tableReport, (ctx, { params, query }) =>
  reportTable(ctx, params, query),
)

export const serveTableShoes = serveAdminInSteps(tableShoes, (ctx, { params, query }) =>
  listShoes(ctx, params, query.before),
)

export const serveTableShoe = serveAdminInSteps(tableShoe, (ctx, { params }) => showShoe(ctx, params, params.shoe))
