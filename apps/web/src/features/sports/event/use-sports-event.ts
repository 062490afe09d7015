import { measureServerClock } from '@maru/client'
import type { SportEventDelta, sportEventTopic } from '@maru/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useSocketState } from '../../../shared/live-state.ts'
import { type SportDetail, sportEvent } from '../calls/sport-event.ts'
import { createEventStore, type EventStore } from '../store/event-store.ts'
import { useSportsTopic } from '../use-sports-topic.ts'

/** Its file brings its schemas along. */
const topicOf: typeof sportEventTopic = (event) => `/topic/sports/${event}`
/** As which staff change what is offered of every event. */
const ALL = '0'
const lostMs = 3_000
const calmMs = 60_000
const restMs = 1_500

/** One event with everything that is offered on it, kept current by its topic. */
export const useSportsEvent = (eventId: string) => {
  const isLost = useSocketState() === 'polling'
  const [store] = useState(createEventStore)
  const query = useQuery({ ...sportEvent(eventId), refetchInterval: isLost ? lostMs : calmMs })
  const { refetch } = query
  const [data, setData] = useState<SportDetail>()
  useLayoutEffect(() => setData(query.data && kept(query.data, store)), [query.data, store])

  useEffect(() => void measureServerClock(), [])
  const listening = {
    onDeltas: (events: readonly SportEventDelta[]) => store.apply(events).length > 0,
    onBehind: () => void refetch(),
    restMs,
  }
  useSportsTopic(topicOf(eventId), listening)
  useSportsTopic(topicOf(ALL), listening)
  return { ...query, data, store, isLost }
}

const kept = (detail: SportDetail, store: EventStore): SportDetail => {
  store.put(detail.event, detail.markets, detail.incidents)
  return detail
}
