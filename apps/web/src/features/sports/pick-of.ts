import type { SlipPick } from '../../shared/sports/slip-store.ts'
import type { EventStore } from './store/event-store.ts'

/** An outcome as the slip keeps it: with the price that is seen now and the names of what stands around it. Null: not known here. */
export const pickOf = (store: EventStore, eventId: string, marketKey: string, outcomeId: string): SlipPick | null => {
  const event = store.head(eventId)
  const market = store.market(eventId, marketKey)
  const outcome = market?.outcomes.find(({ id }) => id === outcomeId)
  if (!event || !market || !outcome?.price) return null
  return {
    eventId,
    market: marketKey,
    outcome: outcomeId,
    price: outcome.price,
    sport: event.sport,
    home: event.home.name,
    away: event.away.name,
    marketName: market.name,
    outcomeName: outcome.name,
    startsAt: event.startsAt,
    isLive: event.state === 'live' || event.state === 'paused',
  }
}
