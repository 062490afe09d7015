import { shownAfter } from '../shown-after.ts'
import type { TableMessage, TableShown } from '../table-shapes.ts'

/** What this process knows of a table: as it is after the message of this number. */
export type Known = { term: number; seq: number; table: TableShown }

/** Undefined where messages are missing between: the table has to be asked for anew. An old message changes nothing. */
export const afterMessage = (known: Known | undefined, message: TableMessage): Known | undefined => {
  const { term, seq } = message
  if (known && (term < known.term || (term === known.term && seq <= known.seq))) return known
  if (message.t === 'table') return { term, seq, table: message.table }
  if (!known || term !== known.term || seq !== known.seq + 1) return undefined
  return { term, seq, table: shownAfter(known.table, message) }
}
