import { shownAfter } from '../../../../src/tables/shown-after.ts'
import type { TableMessage, TableShown } from '../../../../src/tables/table-shapes.ts'

/** What everybody at the table sees, and how far the page has known. */
export type Known = { table: TableShown; term: number; seq: number }

/** `heal`: something was missed, so the page subscribes anew and gets everything. */
export type Reception = { known: Known | null; heal: boolean }

/** A snapshot replaces everything that is older; anything else has to follow what was known, within the same term. */
export function receive(known: Known | null, message: TableMessage): Reception {
  const { term, seq } = message
  if (message.t === 'table') {
    if (known && isBefore(message, known)) return { known, heal: false }
    return { known: { table: message.table, term, seq }, heal: false }
  }
  // Its snapshot is on its way.
  if (!known) return { known, heal: false }
  if (isBefore(message, known) || (term === known.term && seq === known.seq)) return { known, heal: false }
  if (term !== known.term || seq !== known.seq + 1) return { known, heal: true }
  return { known: { table: shownAfter(known.table, message), term, seq }, heal: false }
}

type At = { term: number; seq: number }
const isBefore = (one: At, other: At): boolean =>
  one.term < other.term || (one.term === other.term && one.seq < other.seq)
