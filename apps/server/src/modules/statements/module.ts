import type { Module } from '../../platform/module.ts'
import { serveStatementTicket } from './calls/member/give-ticket.ts'
import { serveOwnStatements } from './calls/member/list-statements.ts'
import { serveWinLose } from './calls/member/win-lose.ts'
import { serveDownload } from './serve-download.ts'

export const statementsModule: Module = {
  name: 'statements',
  calls: [serveWinLose, serveOwnStatements, serveStatementTicket],
  routes: serveDownload,
}
