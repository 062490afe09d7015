import type { SportEventDelta } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { ChangedEvent } from '../intake/changed-event.ts'
import { mainKeys, marketOf, marketsNow, specialMarkets, specialTypes } from '../markets/market-now.repository.ts'
import { type MarketKey, type MarketNow, nameOfMarket } from '../markets/market-now.ts'
import { upProducers } from '../markets/up-producers.repository.ts'
import { incidentOut } from '../shown/event-out.ts'
import { type EventHead, eventHeads } from '../shown/event-row.repository.ts'
import { incidentsByOrd } from '../shown/incident.repository.ts'

export type LoadedEvent = {
  row: EventHead
  changed: ChangedEvent
  markets: MarketNow[]
  main: InList
  special: InList
  /** It stands in lists, or may have stood there until now. */
  isListed: boolean
  incidents: SportEventDelta['incidents']
}
/** Which of its markets stand in a list; `isReshaped`: others than before. */
type InList = { keys: ReadonlySet<string>; isReshaped: boolean }

/** Which markets stood in a list, by event, since this process publishes. */
const inLists = { main: new Map<number, string>(), special: new Map<number, string>() }
/** So many are remembered. */
const MOST_EVENTS = 5_000

/** What is published of events that changed; those without a fixture are left out. */
export const loadChanged = async (ctx: Ctx, events: readonly ChangedEvent[]): Promise<LoadedEvent[]> => {
  const ids = events.map(({ eventId }) => eventId)
  const [rows, isUp, main, incidents] = await Promise.all([
    eventHeads(ctx, ids),
    upProducers(ctx),
    mainKeys(ctx, ids),
    incidentsOf(ctx, events),
  ])
  const heads = new Map(rows.map((row) => [row.eventId, row]))
  const markets = await marketsOf(ctx, events, heads, isUp)
  const withSpecials = mayShowOthers(events, [...markets.values()].flat())
  const special = withSpecials.size === 0 ? [] : await specialMarkets(ctx, [...withSpecials])
  for (const known of Object.values(inLists)) if (known.size > MOST_EVENTS) known.clear()
  const byEvent = { main: Map.groupBy(main, idOf), special: Map.groupBy(special, idOf) }
  return events.flatMap((changed) => {
    const row = heads.get(changed.eventId)
    if (!row) return []
    const { eventId } = row
    const before = inLists.main.get(eventId)
    return [
      {
        row,
        changed,
        main: listed(eventId, 'main', byEvent.main.get(eventId)),
        special: withSpecials.has(eventId) ? listed(eventId, 'special', byEvent.special.get(eventId)) : asBefore,
        isListed: row.markets > 0 || before !== '',
        markets: markets.get(eventId) ?? [],
        incidents: (incidents.get(eventId) ?? []).map(incidentOut),
      },
    ]
  })
}

const idOf = ({ eventId }: { eventId: number }): number => eventId

const incidentsOf = async (ctx: Ctx, events: readonly ChangedEvent[]) => {
  const keys = events.flatMap(({ eventId, incidents }) => incidents.map((ord) => ({ eventId, ord })))
  return Map.groupBy(keys.length === 0 ? [] : await incidentsByOrd(ctx, keys), idOf)
}

/** Changed markets by event: as they were stored where nobody has changed their event since, else as they are now. */
const marketsOf = async (
  ctx: Ctx,
  events: readonly ChangedEvent[],
  heads: ReadonlyMap<number, EventHead>,
  isUp: (feed: string, producer: number) => boolean,
): Promise<ReadonlyMap<number, MarketNow[]>> => {
  const isNewest = ({ eventId, version }: ChangedEvent) => heads.get(eventId)?.version === version
  const others = events.filter((event) => !isNewest(event))
  const keys = others.flatMap(({ eventId, markets }) =>
    [...markets.keys()].map((marketKey) => ({ eventId, marketKey })),
  )
  const read = await marketsNow(ctx, keys)
  return new Map(
    events.map((event) => {
      const head = heads.get(event.eventId)
      if (!head) return [event.eventId, []]
      if (!isNewest(event))
        return [
          event.eventId,
          [...event.markets.keys()].flatMap(
            (marketKey) => read.get(nameOfMarket({ eventId: event.eventId, marketKey })) ?? [],
          ),
        ]
      return [
        event.eventId,
        [...event.markets.values()].map(({ key, market, state, producer, outcomes, voids }) =>
          marketOf(
            {
              event_id: head.eventId,
              market_key: key,
              type: market.type,
              sport: head.sport,
              competition_id: head.competitionId,
              event_state: head.state,
              starts_at: head.startsAt,
              version: head.version,
              score: head.score,
              state,
              is_up: isUp(head.feed, producer),
              outcomes,
              voids,
            },
            ctx.now,
          ),
        ),
      ]
    }),
  )
}

/** Events of which special markets changed, or may have: those of others are not read. */
const mayShowOthers = (events: readonly ChangedEvent[], changed: readonly MarketNow[]): ReadonlySet<number> =>
  new Set([
    ...changed.filter(({ type }) => specialTypes.includes(type)).map(idOf),
    ...events.filter(({ isWhole }) => isWhole).map(idOf),
  ])
const asBefore: InList = { keys: new Set(), isReshaped: false }

const listed = (eventId: number, list: keyof typeof inLists, markets: readonly MarketKey[] = []): InList => {
  const keys = markets.map(({ marketKey }) => marketKey)
  const before = inLists[list].get(eventId)
  inLists[list].set(eventId, keys.join())
  return { keys: new Set(keys), isReshaped: before !== undefined && before !== keys.join() }
}
