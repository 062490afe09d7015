import type { SportTicketFilter, StreamedTicket } from '@maru/contract'
import { useState } from 'react'
import { useTickets } from './calls/tickets.ts'

/** The newest tickets as they come. While it is paused what is shown stays, and what came since is counted. */
export const useStream = (filter: Partial<SportTicketFilter & { before: string }>, size: number) => {
  const query = useTickets({ ...filter, size })
  const [held, setHeld] = useState<StreamedTicket[]>()
  const rows = query.data?.rows ?? []
  const shown = held ?? rows
  const known = new Set(held?.map(({ number }) => number))
  return {
    query,
    shown,
    next: query.data?.next ?? null,
    isPaused: held !== undefined,
    newCount: held ? rows.filter(({ number }) => !known.has(number)).length : 0,
    /** All that were asked for are new: there are more. */
    isManyNew: held !== undefined && rows.length > 0 && rows.every(({ number }) => !known.has(number)),
    toggle: () => setHeld((was) => (was ? undefined : rows)),
  }
}
export type Stream = ReturnType<typeof useStream>
