import type { SportEventOut, SportIncidentOut, SportMarketOut, SportOutcomeOut } from '@maru/contract'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import { createEventStore, type EventStore, headPart, incidentsPart, marketPart } from './event-store.ts'

/** The events of the page around. */
export const EventStoreContext = createContext<EventStore>(createEventStore())

const usePart = <T>(part: string, read: (store: EventStore) => T): T => {
  const store = use(EventStoreContext)
  const subscribe = useCallback((listener: () => void) => store.subscribe(part, listener), [store, part])
  return useSyncExternalStore(subscribe, () => read(store))
}

export const useHead = (id: string): SportEventOut | undefined => usePart(headPart(id), (store) => store.head(id))

export const useMarket = (id: string, key: string): SportMarketOut | undefined =>
  usePart(marketPart(id, key), (store) => store.market(id, key))

/** One outcome: whoever shows it is drawn again when it changed, and not when its neighbours did. */
export const useOutcome = (id: string, key: string, outcome: string): SportOutcomeOut | undefined =>
  usePart(marketPart(id, key), (store) => store.market(id, key)?.outcomes.find((one) => one.id === outcome))

export const useIsOpen = (id: string, key: string): boolean =>
  usePart(marketPart(id, key), (store) => store.market(id, key)?.state === 'active')

export const useIncidents = (id: string): readonly SportIncidentOut[] =>
  usePart(incidentsPart(id), (store) => store.incidents(id))
