import type { SportDeskLeg } from '@maru/contract'
import type { Ctx } from '../../../../platform/context.ts'
import { marketsNow, nameOfMarket, type SelectionWords, wordsOf } from '../../../sportsdata/index.ts'
import { lensOf } from '../../rules/rules.service.ts'
import { shownLeg } from '../../tickets/shown.service.ts'
import type { StoredLeg, StoredTicket } from '../../tickets/stored-ticket.ts'

export type DeskLeg = {
  stored: StoredLeg
  shown: SportDeskLeg
  words: SelectionWords | undefined
  competitionId: number
}

/** Legs of tickets with their price now, in the language of the staff: of each ticket, in their order. */
export const deskLegsOf = async (ctx: Ctx, tickets: readonly StoredTicket[]): Promise<DeskLeg[][]> => {
  const legs = tickets.flatMap((ticket) => ticket.legs)
  if (legs.length === 0) return []
  const words = await wordsOf(legs, ctx)
  const markets = await marketsNow(ctx, legs)
  const lens = await lensOf(ctx)
  let at = 0
  return tickets.map((ticket) =>
    ticket.legs.map((stored) => {
      const said = words[at++]
      const market = markets.get(nameOfMarket(stored))
      return {
        stored,
        shown: shownLeg(ctx, stored, said, market, lens),
        words: said,
        competitionId: market?.competitionId ?? 0,
      }
    }),
  )
}
