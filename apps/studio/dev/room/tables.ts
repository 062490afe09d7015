import { languageOfPage } from '../../pages/src/frame/texts.ts'
import { describeTable } from '../../src/tables/describe-table.ts'
import { LIVE_TABLES, type LiveTable, tableByCode } from '../../src/tables/table-list.ts'
import type { TableSaid } from '../../src/tables/table-shapes.ts'

export const codes = LIVE_TABLES.map(({ code }) => code)

/** What a session would say of a table, in the language of the address; of the first one where there is none of that code. */
export const tableSaid = (code: string): TableSaid =>
  describeTable(tableByCode(code) ?? (LIVE_TABLES[0] as LiveTable), languageOfPage())
