import { followTopic } from '@maru/client'
import type { SportEventDelta, SportsMessage } from '@maru/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { SportTicket } from './calls/tickets.ts'

type Now = Pick<SportEventDelta, 'version' | 'score' | 'state'>

/** Not every page asks in the same moment. */
const askWithinMs = 1_500

/** Tickets with the scores of their matches as they are published. Those that a result may have decided are asked for again. */
export const useLiveLegs = (tickets: readonly SportTicket[]): SportTicket[] => {
  const queries = useQueryClient()
  const [events, setEvents] = useState<ReadonlyMap<string, Now>>(new Map())
  const followed = [
    ...new Set(
      tickets
        .filter(({ state }) => state === 'accepted')
        .flatMap(({ legs }) => legs.filter(({ state }) => state === 'open').map(({ eventId }) => eventId)),
    ),
  ]
    .sort()
    .join(' ')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const askAgain = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => void queries.invalidateQueries({ queryKey: ['own', 'sports', 'tickets'] }),
        Math.random() * askWithinMs,
      )
    }
    const note = (delta: SportEventDelta) => {
      setEvents((known) => {
        const before = known.get(delta.id)
        if (before && before.version > delta.version) return known
        const { version, score, state } = { ...before, ...delta }
        return new Map(known).set(delta.id, { version, ...(score && { score }), ...(state && { state }) })
      })
      if (delta.state || delta.markets?.some(({ state }) => state === 'settled' || state === 'cancelled')) askAgain()
    }
    const stops = followed
      .split(' ')
      .filter(Boolean)
      .map((event) =>
        followTopic({
          destination: `/topic/sports/${event}`,
          onMessage: (message) => (message as SportsMessage).data2.events.forEach(note),
        }),
      )
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [followed, queries])
  return useMemo(
    () =>
      tickets.map((ticket) => ({
        ...ticket,
        legs: ticket.legs.map((leg) => {
          const now = events.get(leg.eventId)
          return now ? { ...leg, score: now.score ?? leg.score, eventState: now.state ?? leg.eventState } : leg
        }),
      })),
    [tickets, events],
  )
}
