import type { SportTicketFilter, StreamedTicket } from '@maru/contract'
import { useState } from 'react'
import { useTickets } from './calls/tickets.ts'

type Held = { of: string; rows: StreamedTicket[] }

/** The newest tickets as they come. While it is paused what is shown stays, and what came since is counted. Another filter begins anew. */
export const useStream = (filter: Partial<SportTicketFilter & { before: string }>, size: number) => {
  const query = useTickets({ ...filter, size })
  const [paused, setPaused] = useState<Held>()
  const of = JSON.stringify(filter)
  const held = paused?.of === of ? paused.rows : undefined
  const rows = query.data?.rows ?? []
  const known = new Set(held?.map(({ number }) => number))
  const fresh = held ? rows.filter(({ number }) => !known.has(number)) : []
  return {
    query,
    shown: held ?? rows,
    next: query.data?.next ?? null,
    isPaused: held !== undefined,
    newCount: fresh.length,
    /** All that were asked for are new: there are more. */
    isManyNew: fresh.length > 0 && fresh.length === rows.length,
    toggle: () => setPaused(held ? undefined : { of, rows }),
  }
}
export type Stream = ReturnType<typeof useStream>
