import type { SportEventDelta, SportMarketDelta, SportsMessage } from '@maru/contract'
import type { Ctx, System } from '../../../platform/context.ts'
import { addressOf } from '../../../platform/live/topic.ts'
import type { Services } from '../../../platform/services.ts'
import { allSites } from '../../site/index.ts'
import type { ChangedEvent } from '../intake/store-messages.service.ts'
import { type Lens, siteLens } from '../markets/lens.ts'
import { mainMarkets, marketsNow, specialMarkets, specialTypes } from '../markets/market-now.repository.ts'
import { type MarketNow, nameOfMarket } from '../markets/market-now.ts'
import { clockOut, incidentOut, scoreOut, shownState } from '../shown/event-out.ts'
import { type EventRow, eventsById } from '../shown/event-row.repository.ts'
import { incidentsByOrd } from '../shown/incident.repository.ts'
import { bounded, specialListTopic, sportsEventTopic, sportsListTopic } from './topics.ts'

const who: System = { kind: 'system', job: 'sportsdata.publish' }

/** Which markets stood in a list, by event, since this process publishes. */
const inLists = { main: new Map<number, string>(), special: new Map<number, string>() }
/** So many are remembered. */
const MOST_EVENTS = 5_000

let waiting: ChangedEvent[] = []
let publishing: Promise<void> | undefined

/** After the commit. What changes while the last changes are being published is published with the next. Resolves when nothing waits; whoever changed something need not wait for it. */
export const publishChanged = (services: Services, events: readonly ChangedEvent[]): Promise<void> => {
  waiting.push(...events)
  publishing ??= run(services).finally(() => {
    publishing = undefined
  })
  return publishing
}

const run = async (services: Services): Promise<void> => {
  while (waiting.length > 0) {
    const events = merged(waiting)
    waiting = []
    await publish(services, events).catch((error) => services.log.warn({ err: error }, 'sports were not published'))
  }
}

const merged = (all: readonly ChangedEvent[]): ChangedEvent[] => {
  const byId = new Map<number, ChangedEvent>()
  for (const one of all) {
    const before = byId.get(one.eventId)
    byId.set(one.eventId, {
      eventId: one.eventId,
      keys: [...new Set([...(before?.keys ?? []), ...one.keys])],
      isWhole: one.isWhole || before?.isWhole === true,
      incidents: [...(before?.incidents ?? []), ...one.incidents],
    })
  }
  return [...byId.values()]
}

type Loaded = {
  row: EventRow
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

const publish = async (services: Services, events: readonly ChangedEvent[]): Promise<void> => {
  const [loaded, sites] = await services.reading({ who, siteId: 0 }, async (ctx) => [
    await load(ctx, events),
    await allSites(ctx),
  ])
  const serverTime = services.clock.now().toISOString()
  for (const { siteId } of sites) {
    const lens = await services.reading({ who, siteId }, siteLens)
    const message = (deltas: SportEventDelta[], data1: SportsMessage['data1']): SportsMessage =>
      bounded({ cmd: 'SPORTS', data1, data2: { serverTime, events: deltas } })
    const inList = loaded.filter(({ isListed }) => isListed)
    const isChanged = loaded.some(({ changed }) => changed.isWhole)
    if (inList.length > 0 || isChanged)
      for (const [topic, list] of [
        [sportsListTopic, 'main'],
        [specialListTopic, 'special'],
      ] as const)
        services.live.publish(
          addressOf(topic, siteId),
          message(
            inList.map((event) => deltaOf(event, lens, list)),
            isChanged ? 'changed' : 'delta',
          ),
        )
    for (const event of loaded)
      services.live.publish(
        addressOf(sportsEventTopic, siteId, { event: String(event.row.eventId) }),
        message([deltaOf(event, lens, 'event')], 'delta'),
      )
  }
}

const load = async (ctx: Ctx, events: readonly ChangedEvent[]): Promise<Loaded[]> => {
  const ids = events.map(({ eventId }) => eventId)
  const rows = new Map((await eventsById(ctx, ids)).map((row) => [row.eventId, row]))
  const keys = events.flatMap(({ eventId, keys }) => keys.map((marketKey) => ({ eventId, marketKey })))
  const markets = await marketsNow(ctx, keys)
  const main = await mainMarkets(ctx, ids)
  const withSpecials = mayShowOthers(events, [...markets.values()])
  const special = await specialMarkets(ctx, [...withSpecials])
  const incidents = await incidentsByOrd(
    ctx,
    events.flatMap(({ eventId, incidents }) => incidents.map((ord) => ({ eventId, ord }))),
  )
  for (const known of Object.values(inLists)) if (known.size > MOST_EVENTS) known.clear()
  return events.flatMap((changed) => {
    const row = rows.get(changed.eventId)
    if (!row) return []
    const before = inLists.main.get(row.eventId)
    return [
      {
        row,
        changed,
        main: listed(row.eventId, 'main', main),
        special: withSpecials.has(row.eventId) ? listed(row.eventId, 'special', special) : asBefore,
        isListed: row.markets > 0 || before !== '',
        markets: changed.keys.flatMap((marketKey) => {
          const market = markets.get(nameOfMarket({ eventId: row.eventId, marketKey }))
          return market ? [market] : []
        }),
        incidents: incidents.filter(({ eventId }) => eventId === row.eventId).map(incidentOut),
      },
    ]
  })
}

/** Events of which special markets changed, or may have: those of others are not read. */
const mayShowOthers = (events: readonly ChangedEvent[], changed: readonly MarketNow[]): ReadonlySet<number> =>
  new Set([
    ...changed.filter(({ type }) => specialTypes.includes(type)).map(({ eventId }) => eventId),
    ...events.filter(({ isWhole }) => isWhole).map(({ eventId }) => eventId),
  ])
const asBefore: InList = { keys: new Set(), isReshaped: false }

const listed = (eventId: number, list: keyof typeof inLists, markets: readonly MarketNow[]): InList => {
  const keys = markets.filter((market) => market.eventId === eventId).map(({ marketKey }) => marketKey)
  const before = inLists[list].get(eventId)
  inLists[list].set(eventId, keys.join())
  return { keys: new Set(keys), isReshaped: before !== undefined && before !== keys.join() }
}

const deltaOf = (event: Loaded, lens: Lens, where: 'main' | 'special' | 'event'): SportEventDelta => {
  const { row, markets, main, incidents, changed } = event
  const list = where === 'event' ? null : event[where]
  const shown = list ? markets.filter(({ marketKey }) => list.keys.has(marketKey)) : markets
  const { isReshaped } = list ?? main
  return {
    id: String(row.eventId),
    version: row.version,
    state: shownState(row.state),
    startsAt: row.startsAt.toISOString(),
    score: row.score && scoreOut(row.score),
    clock: clockOut(row),
    ...(shown.length > 0 ? { markets: shown.map((market) => marketDelta(market, lens)) } : {}),
    ...(isReshaped || changed.isWhole ? { isReshaped: true as const } : {}),
    ...(where === 'event' && incidents?.length ? { incidents } : {}),
  }
}

const marketDelta = (market: MarketNow, lens: Lens): SportMarketDelta => {
  const { state, outcomes } = lens(market)
  return {
    key: market.marketKey,
    state,
    outcomes: outcomes.map(({ id, price, isActive }) => [id, price, isActive]),
  }
}
