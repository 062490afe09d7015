import { isCallError } from '@maru/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useRefreshMember, useSession } from '../../shared/session/session.ts'
import { changeSlip, useSlip } from '../../shared/sports/slip-store.ts'
import { type SportTicket, sportTicket } from './calls/tickets.ts'

const askAgainMs: Partial<Record<SportTicket['state'], number>> = { waiting: 1_000, referred: 5_000, offered: 5_000 }

/** The ticket that the slip shows, followed until it is decided. What it was made of leaves the slip once it is taken. */
export const useTicketShown = (): SportTicket | undefined => {
  const { shown, isHeld, selections } = useSlip()
  const queries = useQueryClient()
  const refreshMember = useRefreshMember()
  const isMember = useSession() !== undefined
  const { data, error } = useQuery({
    ...sportTicket(shown ?? ''),
    enabled: isMember && shown !== null,
    refetchInterval: ({ state: { data: ticket } }) => (ticket && askAgainMs[ticket.state]) ?? false,
  })
  const state = data?.state
  const decided = useEffectEvent(() => {
    void refreshMember()
    void queries.invalidateQueries({ queryKey: ['own', 'sports', 'tickets', 'list'] })
    const isTaken = state !== 'refused' && state !== 'void'
    changeSlip((slip) =>
      slip.isHeld ? { ...slip, isHeld: false, ...(isTaken && { selections: [], sizes: [] }) } : slip,
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ticket in the same state is decided, too
  useEffect(() => {
    if (state && state !== 'waiting') decided()
  }, [state, shown])
  // Another slip has begun: what became of the last one stands among the tickets.
  const isPassed =
    state !== undefined && !(state in askAgainMs) && state !== 'refused' && !isHeld && selections.length > 0
  useEffect(() => {
    if (isPassed) changeSlip((slip) => (slip.isHeld ? slip : { ...slip, shown: null }))
  }, [isPassed])
  // Another member's, or nobody is logged in any more.
  const isGone = !isMember || isCallError(error, 'N404')
  useEffect(() => {
    if (isGone) changeSlip((slip) => (slip.shown === null ? slip : { ...slip, shown: null, isHeld: false }))
  }, [isGone])
  return shown === null ? undefined : data
}
