import type { OperatorAnswer, OperatorCallName, OperatorRequest } from '@maru/vendor-wallet'
import { CallError } from '../../operator/call-error.ts'
import type { Studio } from '../../studio.ts'
import { readChatDesk } from '../chat/chat-desk.ts'
import { carryOutChatOrder, isChatOrder } from '../chat/chat-orders.ts'
import { recordOf } from '../engine/record.repository.ts'
import type { TableGateway } from '../gateway/gateway.ts'
import { type LiveTable, tableByCode } from '../table-list.ts'
import { watchTicket } from '../watch/watch-ticket.ts'
import { owedCalls } from './owed-calls.ts'
import { roundBets } from './round-bets.ts'
import { roundsOfShoe, shoesOf } from './shoe-history.ts'
import { siteLimits } from './site-limits.ts'
import { giveOrder } from './staff-order.ts'
import { answerFeed } from './table-feed.ts'
import { isPeriod, reportTable } from './table-report.ts'
import { tableShifts } from './table-shifts.ts'

type TableCall = Extract<OperatorCallName, `table${string}`>
type Answers = { [N in TableCall]: (request: OperatorRequest<N>) => Promise<OperatorAnswer<N>> }

/** The operator's calls about live tables. */
export const tableCalls = (
  { db, bus, log, publicUrl, watchKey }: Pick<Studio, 'db' | 'bus' | 'log' | 'publicUrl' | 'watchKey'>,
  { leaders, board, settings, stopped }: TableGateway,
): Answers => {
  return {
    tableFeed: (request) => answerFeed({ board, settings, stopped }, request),
    tableCommand(request) {
      const { code } = tableOf(request)
      const { command_id: id, by, order } = request
      if (isChatOrder(order)) return carryOutChatOrder({ db, bus }, { code, id, by, order })
      return giveOrder(leaders, { ...request, game_code: code, order })
    },
    tableChat: (request) => readChatDesk(db, tableOf(request).code, request.sub_partner_id),
    async tableReport(request) {
      if (!isPeriod(request)) throw new CallError(400, 'from, to: 31 days at most')
      const table = tableOf(request)
      return reportTable(db, table, board.tileOf(table.code), request)
    },
    async tableShoes(request) {
      return { shoes: await shoesOf(db, tableOf(request).code, request.before) }
    },
    async tableShoe(request) {
      const table = tableOf(request)
      const [record, rounds] = await Promise.all([
        recordOf(db, table, request.shoe),
        roundsOfShoe(db, table.code, request.shoe),
      ])
      return { record: record ? { ...record } : null, rounds }
    },
    tableRound: (request) => roundBets(db, { ...request, game_code: tableOf(request).code }),
    async tableOwed({ game_code, ...request }) {
      if (game_code === undefined) return owedCalls(db, leaders, request)
      return owedCalls(db, leaders, { ...request, game_code: tableOf({ game_code }).code })
    },
    async tableWatch(request) {
      const { code } = tableOf(request)
      const { by, lang, sub_partner_id: site } = request
      log.info({ table: code, site, by }, 'a table is watched')
      const ticket = watchTicket(watchKey, { code, site, by }, Date.now())
      return { url: `${publicUrl}/watch/${code}?watch=${ticket}&lang=${lang}` }
    },
    async tableShifts({ game_code, ...request }) {
      if (game_code === undefined) return tableShifts(db, request)
      return tableShifts(db, { ...request, game_code: tableOf({ game_code }).code })
    },
    tableLimits: (request) => siteLimits(db, tableOf(request), request),
  }
}

const tableOf = ({ game_code }: { game_code: string }): LiveTable => {
  const table = tableByCode(game_code)
  if (!table) throw new CallError(404, 'no live table')
  return table
}
