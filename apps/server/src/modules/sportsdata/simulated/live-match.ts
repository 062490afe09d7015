import type { FeedMessage, Head, OfferedMarket } from '@maru/sports-feeds'
import { hasPrices, type Incident, type Model, modelOf, playMatch, type State, stateAt } from '@maru/sports-simulator'
import { shownIncidents, statusOf } from './incidents.ts'
import type { StoredMatch } from './match.repository.ts'
import { changesOf, offerFrom, PRICE_EVERY_SECONDS } from './offer.ts'

export type LiveMatch = {
  match: StoredMatch
  hasEnded(): boolean
  /** What is new since the last time. `mayPrice`: counting prices takes milliseconds, and others may come first. */
  go(now: number, mayPrice: boolean): { messages: FeedMessage[]; hasPriced: boolean }
}

/** A match that goes on, from its link. Of one that had begun before the process did everything is said again; what is stored already does no harm. */
export const liveMatch = (
  match: StoredMatch,
  link: Uint8Array,
  speed: number,
  headAt: (at: number) => Head,
): LiveMatch => {
  const { fixture } = match
  const began = match.startsAt.getTime()
  const incidents: Incident[] = playMatch(link, fixture)
  const model: Model = modelOf(fixture.sport, fixture.home.strength, fixture.away.strength)
  let shown = 0
  let offered: ReadonlyMap<string, OfferedMarket> = new Map()
  let isClosed = true
  /** What is offered is of another score, or of the process before this one. */
  let isOutdated = true
  let score = ''
  let priceAt = Number.NEGATIVE_INFINITY
  let ended = false

  const of = (now: number) => ({ ...headAt(now), event: match.feedId })

  /** Incidents and the score. */
  const news = (now: number, seconds: number, state: State): FeedMessage[] => {
    const until = incidents.findIndex(({ at }) => at > seconds)
    const due = until < 0 ? incidents.length : until
    if (due === shown) return []
    const said = shownIncidents(incidents, shown, due, { sport: fixture.sport, began, speed })
    shown = due
    ended = state.score.ended
    // Prices follow as soon as they may.
    priceAt = Math.min(priceAt, now)
    const scored = JSON.stringify(state.score)
    isOutdated ||= scored !== score
    score = scored
    return [
      { ...of(now), kind: 'oddsChange', markets: [], status: statusOf(fixture.sport, state) },
      ...(said.length === 0 ? [] : [{ ...of(now), kind: 'incidents' as const, incidents: said }]),
    ]
  }

  const stop = (now: number): FeedMessage[] => {
    isClosed = true
    isOutdated = false
    return [{ ...of(now), kind: 'betStop', groups: ['all'], state: 'suspended' }]
  }

  const prices = (now: number, state: State): FeedMessage[] => {
    priceAt = now + (PRICE_EVERY_SECONDS[fixture.sport] * 1_000) / speed
    const next = offerFrom(model, state)
    // After a stop, and at the beginning, all open anew; what is not among them is gone.
    const markets = isClosed ? [...next.values()] : changesOf(offered, next)
    const closing: FeedMessage[] = isClosed
      ? [{ ...of(now), kind: 'betStop', groups: ['all'], state: 'notOffered' }]
      : []
    offered = next
    isClosed = false
    isOutdated = false
    return markets.length === 0 ? closing : [...closing, { ...of(now), kind: 'oddsChange', markets, status: null }]
  }

  return {
    match,
    hasEnded: () => ended,
    go(now, mayPrice) {
      const seconds = Math.max(0, ((now - began) / 1_000) * speed)
      const state = stateAt(incidents, seconds)
      const said = news(now, seconds, state)
      const isDue = mayPrice && !ended && now >= priceAt && hasPrices(state)
      if (isDue) return { messages: [...said, ...prices(now, state)], hasPriced: true }
      // Nothing stays open at prices of before a score.
      const mustStop = isOutdated || (!isClosed && !hasPrices(state))
      return { messages: mustStop ? [...stop(now), ...said] : said, hasPriced: false }
    },
  }
}
