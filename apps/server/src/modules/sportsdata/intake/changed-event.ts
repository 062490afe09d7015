import type { MarketDraft } from './draft.ts'

/** As it is stored. */
export type ChangedMarket = Pick<MarketDraft, 'key' | 'market' | 'state' | 'producer' | 'outcomes' | 'voids'>

/** What of an event a batch changed, for those who show it. */
export type ChangedEvent = {
  eventId: number
  /** The one that was stored. While it is the newest, so are the markets. Null: they may have been changed again. */
  version: number | null
  markets: ReadonlyMap<string, ChangedMarket>
  isWhole: boolean
  incidents: readonly number[]
}

/** Changes of several batches, in their order, as one of each event. */
export const mergeChanged = (all: readonly ChangedEvent[]): ChangedEvent[] => {
  const byId = new Map<number, ChangedEvent>()
  for (const one of all) {
    const before = byId.get(one.eventId)
    byId.set(one.eventId, before ? merged(before, one) : one)
  }
  return [...byId.values()]
}

const merged = (before: ChangedEvent, after: ChangedEvent): ChangedEvent => ({
  eventId: after.eventId,
  // Between the two somebody else may have stored a version.
  version: before.version !== null && after.version === before.version + 1 ? after.version : null,
  markets: new Map([...before.markets, ...after.markets]),
  isWhole: before.isWhole || after.isWhole,
  incidents: [...before.incidents, ...after.incidents],
})
