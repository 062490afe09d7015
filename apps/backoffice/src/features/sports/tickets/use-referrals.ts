import type { ReferredTicket } from '@maru/contract'
import { useEffect, useState } from 'react'
import { emptyQueue, mergeQueue, neighbourOf, type Queue } from '../../../shared/queue/merge-queue.ts'
import { useMay } from '../../../shared/staff/me.ts'
import { useAcceptTicket, useOfferTicket, useReferred, useRejectTicket } from './calls/tickets.ts'
import { lowerStakeOf, type Offered } from './offer.rules.ts'
import { useRefusalNote } from './use-refusal.ts'

const idOf = (row: ReferredTicket): number => row.number

export type ReferralAsk = { what: 'accept' | 'reject' | 'lower' | 'reprice'; row: ReferredTicket }

/** The tickets that wait, the one that is chosen, and what may be done with it. What was asked for stays of the ticket that it was asked of. */
export const useReferrals = () => {
  const may = useMay()
  const query = useReferred()
  const [queue, setQueue] = useState<Queue<ReferredTicket>>(emptyQueue)
  const [chosen, setChosen] = useState<number>()
  const [isUnderPointer, setUnderPointer] = useState(false)
  const [asking, setAsking] = useState<ReferralAsk>()
  const [accept, reject, offer] = [useAcceptTicket(), useRejectTicket(), useOfferTicket()]
  const note = useRefusalNote()
  const rows = query.data?.rows
  useEffect(() => {
    if (!rows) return
    // Nothing moves under the pointer; what is new comes at the end, where its time is longest.
    setQueue((was) => {
      const { shown, waiting } = mergeQueue(was, rows, idOf, isUnderPointer)
      return { shown: [...shown, ...waiting.map((row) => ({ row, isGone: false }))], waiting: [] }
    })
  }, [rows, isUnderPointer])
  const open = queue.shown.filter(({ isGone }) => !isGone).map(({ row }) => row)
  const row = open.find((one) => idOf(one) === chosen) ?? open[0]
  const isBusy = accept.isPending || reject.isPending || offer.isPending
  const mayDecide = may('sports.decide')
  const stopAsking = () => setAsking(undefined)
  const ends = { onError: note, onSettled: stopAsking }
  const ask = (what: ReferralAsk['what'], of: ReferredTicket | undefined = row) => {
    if (of && mayDecide && !isBusy && mayAsk(of)[what]) setAsking({ what, row: of })
  }
  const ofAsked = { memberId: asking?.row.memberId ?? 0, ticketId: asking?.row.ticketId ?? '' }
  return {
    query,
    shown: queue.shown,
    row,
    isBusy,
    mayDecide,
    asking,
    stopAsking,
    ask,
    choose: setChosen,
    move: (step: 1 | -1) => setChosen((from) => neighbourOf(queue, idOf, from ?? row?.number, step) ?? from),
    pointer: { onMouseEnter: () => setUnderPointer(true), onMouseLeave: () => setUnderPointer(false) },
    acceptNow: () => accept.mutate({ body: ofAsked }, ends),
    rejectNow: (reason: string) => reject.mutate({ body: { ...ofAsked, reason } }, ends),
    offerNow: (offered: Offered, seconds: number) => offer.mutate({ body: { ...ofAsked, ...offered, seconds } }, ends),
  }
}
export type Referrals = ReturnType<typeof useReferrals>

/** What may be asked of a ticket as it is now. What is offered already waits for the member alone. */
export const mayAsk = (row: ReferredTicket): Record<ReferralAsk['what'], boolean> => {
  const waits = row.state === 'referred'
  return {
    accept: waits && row.refusal === null,
    lower: waits && row.mayOffer && lowerStakeOf(row) > 0,
    reprice: waits && row.mayOffer,
    reject: true,
  }
}
