import { setTimeout as sleep } from 'node:timers/promises'
import type { SportEventDelta, SportMarketDelta, SportsMessage } from '@maru/contract'
import type { System } from '../../../platform/context.ts'
import { addressOf } from '../../../platform/live/topic.ts'
import type { Services } from '../../../platform/services.ts'
import { allSites } from '../../site/index.ts'
import { type ChangedEvent, mergeChanged } from '../intake/changed-event.ts'
import { type Lens, siteLens } from '../markets/lens.ts'
import type { MarketNow } from '../markets/market-now.ts'
import { clockOut, scoreOut, shownState } from '../shown/event-out.ts'
import { type LoadedEvent, loadChanged } from './load-changed.ts'
import { bounded, specialListTopic, sportsEventTopic, sportsListTopic } from './topics.ts'

/** What could not be read is tried again at once, then after so long, and so often: a database that ended is back by then. */
const RETRY_MS = 1_000
const TRIES = 30
const who: System = { kind: 'system', job: 'sportsdata.publish' }

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
    const events = mergeChanged(waiting)
    waiting = []
    await publishAtLast(services, events)
  }
}

const publishAtLast = async (services: Services, events: readonly ChangedEvent[]): Promise<void> => {
  for (let tries = 1; ; tries++)
    try {
      return await publish(services, events)
    } catch (error) {
      services.log.warn({ err: error }, 'sports were not published')
      if (tries === TRIES) return
      if (tries > 1) await sleep(RETRY_MS, undefined, { ref: false })
    }
}

const publish = async (services: Services, events: readonly ChangedEvent[]): Promise<void> => {
  const sites = await services.reading({ who, siteId: 0 }, allSites)
  const lenses = new Map<number, Lens>()
  for (const { siteId } of sites) lenses.set(siteId, await services.reading({ who, siteId }, siteLens))
  // Last: it notes what stands in lists as published.
  const loaded = await services.reading({ who, siteId: 0 }, (ctx) => loadChanged(ctx, events))
  const serverTime = services.clock.now().toISOString()
  for (const [siteId, lens] of lenses) {
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

const deltaOf = (event: LoadedEvent, lens: Lens, where: 'main' | 'special' | 'event'): SportEventDelta => {
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
