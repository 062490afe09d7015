import type { LiveTablesMessage, TableDeskMessage } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { addressOf, defineTopic } from '../../../platform/live/topic.ts'
import { readTables } from './live-table.repository.ts'
import { shownTable } from './live-table.rules.ts'
import { visibleAt } from './visible-tables.service.ts'

const EVERY_MS = 250
const DESK_EVERY_MS = 1_000

/** What becomes of the live tables of the site. */
export const tablesTopic = defineTopic<LiveTablesMessage>({
  destination: '/topic/tables',
  audience: 'public',
  snapshot: (services, { siteId }) =>
    services.reading({ who: { kind: 'system', job: 'games.tables' }, siteId }, async (ctx) => [
      { message: messageOf(ctx, 'all', (await visibleAt(ctx, await readTables(ctx))).map(shownAt(siteId))) },
    ]),
  coalesce: { everyMs: EVERY_MS, merge: (waiting, next) => merged(waiting, next) },
})

const shownAt =
  (siteId: number) =>
  (table: Parameters<typeof shownTable>[0]): ReturnType<typeof shownTable> =>
    shownTable(table, siteId)

export const messageOf = (
  ctx: Ctx,
  which: LiveTablesMessage['data1'],
  tables: LiveTablesMessage['data2']['tables'],
): LiveTablesMessage => ({ cmd: 'TABLES', data1: which, data2: { serverTime: ctx.now.toISOString(), tables } })

/** Of each table the later state, with the results of the earlier one where the later brings none. */
export const merged = (waiting: LiveTablesMessage, next: LiveTablesMessage): LiveTablesMessage => {
  const tables = new Map(waiting.data2.tables.map((table) => [`${table.vendorKey} ${table.gameKey}`, table]))
  for (const table of next.data2.tables) {
    const key = `${table.vendorKey} ${table.gameKey}`
    const before = tables.get(key)
    tables.set(key, before?.results && !table.results ? { ...table, results: before.results } : table)
  }
  return { ...next, data2: { ...next.data2, tables: [...tables.values()] } }
}

/** Says to the screens of staff that a table changed; they ask again. */
export const tableDeskTopic = defineTopic<TableDeskMessage>({
  destination: '/topic/staff/{siteId}/tables',
  audience: { staff: 'tables.read' },
  snapshot: async () => [{ message: { what: 'tables' } }],
  snapshotWhen: 'missed',
  coalesce: { everyMs: DESK_EVERY_MS, isLate: true },
})

/** After the commit. */
export const publishTables = (ctx: Ctx, siteId: number, tables: LiveTablesMessage['data2']['tables']): void => {
  if (tables.length > 0) ctx.publish(addressOf(tablesTopic, siteId), messageOf(ctx, 'changed', tables))
}
export const publishDesk = (ctx: Ctx, siteId: number): void =>
  ctx.publish(addressOf(tableDeskTopic, siteId), { what: 'tables' })
