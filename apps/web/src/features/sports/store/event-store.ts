import type { SportEventDelta, SportEventOut, SportIncidentOut, SportMarketOut } from '@maru/contract'
import { isSameHead, joinedIncidents, sharedMarket, withHeadDelta, withMarketDelta } from './delta.rules.ts'

/** Of events that are not known yet: the answer that brings them may be older than the messages. */
const mostEarly = 400
const none: readonly SportIncidentOut[] = []

/**
 * The events of one page as they are now: answers and messages come in, and whoever shows a part is called when that part changed. Of two states of an event the one with
 * the higher version holds, and so of each of its markets: two messages of one version may name different ones, and the older of two may come last. Two topics of one event
 * say different parts of it, so each page has a store of its own.
 */
export const createEventStore = () => {
  const heads = new Map<string, SportEventOut>()
  const markets = new Map<string, Map<string, SportMarketOut>>()
  const incidents = new Map<string, readonly SportIncidentOut[]>()
  const early = new Map<string, SportEventDelta[]>()
  const versions = new Map<string, number>()
  /** The newest that an answer had: older messages are in it. */
  const answered = new Map<string, number>()
  const marketVersions = new Map<string, number>()
  /** The newest at which an event was to be asked for again. */
  const reshaped = new Map<string, number>()
  const askedFor = new Set<string>()
  const listeners = new Map<string, Set<() => void>>()

  const notify = (part: string): void => {
    for (const listener of listeners.get(part) ?? []) listener()
  }
  const isNewer = (id: string, key: string, version: number): boolean =>
    version > (marketVersions.get(marketPart(id, key)) ?? 0)
  const setMarket = (id: string, market: SportMarketOut, version: number): void => {
    marketVersions.set(marketPart(id, market.key), version)
    const ofEvent = markets.get(id) ?? new Map<string, SportMarketOut>()
    if (ofEvent.get(market.key) === market) return
    ofEvent.set(market.key, market)
    markets.set(id, ofEvent)
    notify(marketPart(id, market.key))
  }

  /** True: it has other markets than before, and is to be asked for again. */
  const apply = (delta: SportEventDelta): boolean => {
    const head = heads.get(delta.id)
    if (!head) {
      const waiting = early.get(delta.id) ?? []
      early.delete(delta.id)
      early.set(delta.id, [...waiting, delta].slice(-8))
      for (const oldest of early.keys()) if (early.size > mostEarly) early.delete(oldest)
      return false
    }
    if (delta.version <= (answered.get(delta.id) ?? 0)) return false
    if (delta.version > (versions.get(delta.id) ?? 0)) {
      versions.set(delta.id, delta.version)
      const next = withHeadDelta(head, delta)
      if (!isSameHead(head, next)) {
        heads.set(delta.id, next)
        notify(headPart(delta.id))
      }
    }
    let isReshaped = delta.isReshaped === true && delta.version > (reshaped.get(delta.id) ?? 0)
    if (isReshaped) reshaped.set(delta.id, delta.version)
    for (const said of delta.markets ?? []) {
      const market = markets.get(delta.id)?.get(said.key)
      if (market && isNewer(delta.id, said.key, delta.version))
        setMarket(delta.id, withMarketDelta(market, said), delta.version)
      else if (!market && said.state === 'active' && !askedFor.has(marketPart(delta.id, said.key))) {
        // A new line: an answer has its names. One that no answer shows is asked for once.
        askedFor.add(marketPart(delta.id, said.key))
        isReshaped = true
      }
    }
    if (delta.incidents) setIncidents(delta.id, joinedIncidents(incidents.get(delta.id) ?? none, delta.incidents))
    return isReshaped
  }

  const setIncidents = (id: string, next: readonly SportIncidentOut[]): void => {
    if (incidents.get(id) === next) return
    incidents.set(id, next)
    notify(incidentsPart(id))
  }

  return {
    head: (id: string): SportEventOut | undefined => heads.get(id),
    market: (id: string, key: string): SportMarketOut | undefined => markets.get(id)?.get(key),
    incidents: (id: string): readonly SportIncidentOut[] => incidents.get(id) ?? none,

    /** What an answer says. Of an event that messages have brought further, only markets that they have not. */
    put: (event: SportEventOut, offered: readonly SportMarketOut[], said?: readonly SportIncidentOut[]): void => {
      const { id, version } = event
      const isOlder = version < (versions.get(id) ?? 0)
      answered.set(id, Math.max(version, answered.get(id) ?? 0))
      if (!isOlder) {
        versions.set(id, version)
        heads.set(id, event)
        notify(headPart(id))
      }
      for (const market of offered) {
        const known = markets.get(id)?.get(market.key)
        if (!known || version >= (marketVersions.get(marketPart(id, market.key)) ?? 0))
          setMarket(id, sharedMarket(known, market), version)
      }
      // A goal that was taken back is in no newer answer.
      if (said) setIncidents(id, joinedIncidents(isOlder ? (incidents.get(id) ?? none) : none, said))
      const waiting = early.get(id)
      early.delete(id)
      for (const delta of waiting ?? []) apply(delta)
    },

    /** Events that are to be asked for again. */
    apply: (deltas: readonly SportEventDelta[]): string[] => deltas.filter(apply).map(({ id }) => id),

    subscribe: (part: string, listener: () => void): (() => void) => {
      const those = listeners.get(part) ?? new Set()
      those.add(listener)
      listeners.set(part, those)
      return () => {
        those.delete(listener)
        if (those.size === 0) listeners.delete(part)
      }
    },
  }
}
export type EventStore = ReturnType<typeof createEventStore>

export const headPart = (id: string): string => id
export const marketPart = (id: string, key: string): string => `${id} ${key}`
export const incidentsPart = (id: string): string => `${id}!`
