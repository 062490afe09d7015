import type { LiveTable, LiveTablesMessage } from '@maru/contract'
import type { Tables } from '../calls/table-list.ts'
import { keyOf, type Table } from '../table.ts'

type Said = LiveTablesMessage['data2']['tables'][number]

/** The tables after a message. `isToBeAsked`: it names a table whose game or results are not known here. Unchanged tables stay the same objects. */
export const withMessage = (
  known: Tables,
  { data1, data2 }: LiveTablesMessage,
): { tables: Tables; isToBeAsked: boolean } => {
  const said = new Map(data2.tables.map((table) => [keyOf(table), table]))
  const kept = data1 === 'all' ? known.tables.filter(({ table }) => said.has(keyOf(table))) : known.tables
  const tables = kept.map((entry) => withSaid(entry, said.get(keyOf(entry.table))))
  const names = new Set(kept.map(({ table }) => keyOf(table)))
  return {
    tables: { serverTime: data2.serverTime, tables },
    isToBeAsked: [...said.keys()].some((key) => !names.has(key)),
  }
}

/** Of two states of a table the one with the higher version holds. */
const withSaid = (entry: Table, said: Said | undefined): Table => {
  if (!said || said.version <= entry.table.version) return entry
  const table: LiveTable = { ...said, results: said.results ?? entry.table.results }
  return { ...entry, table }
}

/** Of an answer and what messages brought since it was asked for, the later state of each table. */
export const laterOf = (answered: Tables, known: Tables | undefined): Tables => {
  if (!known) return answered
  const before = new Map(known.tables.map((entry) => [keyOf(entry.table), entry]))
  return {
    ...answered,
    tables: answered.tables.map((entry) => {
      const earlier = before.get(keyOf(entry.table))
      return earlier && earlier.table.version > entry.table.version ? { ...entry, table: earlier.table } : entry
    }),
  }
}
