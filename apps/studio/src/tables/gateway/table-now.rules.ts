import type { TableMessage, TableShown } from '../table-shapes.ts'

/** What this process knows of a table: as it is after the message of this number. */
export type Known = { term: number; seq: number; table: TableShown }

/** Undefined where messages are missing between: the table has to be asked for anew. An old message changes nothing. */
export const afterMessage = (known: Known | undefined, message: TableMessage): Known | undefined => {
  const { term, seq } = message
  if (known && (term < known.term || (term === known.term && seq <= known.seq))) return known
  if (message.t === 'table') return { term, seq, table: message.table }
  if (!known || term !== known.term || seq !== known.seq + 1) return undefined
  return { term, seq, table: changed(known.table, message) }
}

const changed = (table: TableShown, message: Exclude<TableMessage, { t: 'table' }>): TableShown => {
  switch (message.t) {
    case 'phase': {
      const { row, deal, shoe, cut } = message
      const isNewShoe = shoe !== null && shoe.cards > 0 && shoe.number !== table.shoe?.number
      return { ...table, row, deal, shoe, cut, past: isNewShoe ? [] : table.past }
    }
    case 'bets':
      return { ...table, bets: message.bets }
    case 'act':
      return { ...table, row: message.row, deal: message.deal }
    case 'result': {
      const { row, deal, shoe, result, past, counts } = message
      const others = table.past.filter(({ round }) => round !== past?.round)
      return { ...table, row, deal, shoe, cut: null, result, counts, past: past ? [...others, past] : table.past }
    }
    case 'seats':
      return { ...table, seats: message.seats }
    case 'heads':
      return { ...table, heads: message.heads }
    case 'state': {
      const { state, dealer, dealerName, video } = message
      return { ...table, state, dealer, dealerName, video }
    }
  }
}
