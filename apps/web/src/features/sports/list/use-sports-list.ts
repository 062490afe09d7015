import { measureServerClock } from '@maru/client'
import type { sportsSpecialTopic, sportsTopic } from '@maru/contract'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useSocketState } from '../../../shared/live-state.ts'
import { type EventFilter, type SportRow, sportEvents } from '../calls/sport-events.ts'
import { sports } from '../calls/sport-menu.ts'
import { createEventStore, type EventStore } from '../store/event-store.ts'
import { useSportsTopic } from '../use-sports-topic.ts'

/** Their file brings its schemas along. */
const topics: { main: typeof sportsTopic; special: typeof sportsSpecialTopic } = {
  main: '/topic/sports',
  special: '/topic/sports/special',
}
/** Without a connection events are asked for so often; with one, in case a message was lost. */
const lostMs = 5_000
const calmMs = 60_000
/** While the feeds start. */
const startingMs = 2_000
const restMs = 6_000

/** Events of a filter, with their prices as they are now in a store of their own. `isStarting`: those of a server that starts may not have been there yet when they were asked for. */
export const useSportsList = (filter: EventFilter, isStarting: (askedAt: number) => boolean) => {
  const queries = useQueryClient()
  const isLost = useSocketState() === 'polling'
  const [store] = useState(createEventStore)
  const query = useInfiniteQuery({
    ...sportEvents(filter),
    refetchInterval: ({ state }) => (isStarting(state.dataUpdatedAt) ? startingMs : isLost ? lostMs : calmMs),
  })
  const { data } = query
  const [rows, setRows] = useState<readonly SportRow[]>()
  useLayoutEffect(
    () =>
      setRows(
        data &&
          rowsOf(
            data.pages.flatMap(({ list }) => list),
            store,
          ),
      ),
    [data, store],
  )

  useEffect(() => void measureServerClock(), [])
  useSportsTopic(filter.view === 'special' ? topics.special : topics.main, {
    onDeltas: (events) => store.apply(events).length > 0,
    onBehind: () => void queries.invalidateQueries({ queryKey: sports }),
    restMs,
  })
  return { ...query, store, rows, isLost }
}

/** Puts the answer into the store; an event that moved from one page to the next while they were asked for stands once. */
const rowsOf = (rows: readonly SportRow[], store: EventStore): SportRow[] => {
  const once = [...new Map(rows.map((row) => [row.id, row])).values()]
  for (const { winner, handicap, total, special, ...event } of once)
    store.put(event, [...[winner, handicap, total].filter((market) => market !== null), ...special])
  return once
}
