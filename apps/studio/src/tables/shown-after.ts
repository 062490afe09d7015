import type { TableMessage, TableShown } from './table-shapes.ts'

const NO_BETS = { places: {}, players: 0, recent: [] } as const

/** The table as it is after the message that follows. */
export const shownAfter = (table: TableShown, message: Exclude<TableMessage, { t: 'table' }>): TableShown => {
  switch (message.t) {
    case 'phase': {
      const { row, deal, shoe, cut } = message
      const isNewShoe = shoe !== null && shoe.cards > 0 && shoe.number !== table.shoe?.number
      const isNewRound = row.round !== table.row.round
      const { past, bets } = table
      return { ...table, row, deal, shoe, cut, past: isNewShoe ? [] : past, bets: isNewRound ? NO_BETS : bets }
    }
    case 'bets':
      return { ...table, bets: message.bets }
    case 'act':
      return { ...table, row: message.row, deal: message.deal }
    case 'result': {
      const { row, deal, shoe, result, past, counts } = message
      // A corrected round takes the place of what was said before.
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
