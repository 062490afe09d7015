import { auditLog, type SportsOfferAct, sportsBoard, sportsBoardEvent, sportsOffer } from '@maru/contract'
import { useState } from 'react'
import { useAct } from '../../../../shared/call/use-call.ts'

export type Changing = { eventId: number; market: string; seen: number; change: SportsOfferAct }

/** Changes what the site offers. `error`: of the last one, until the next. */
export const useChangeOffer = () => {
  const [error, setError] = useState<unknown>(null)
  const act = useAct(sportsOffer, [sportsBoard, sportsBoardEvent, auditLog])
  return {
    error,
    clear: () => setError(null),
    isBusy: act.isPending,
    change: (body: Changing, done?: () => void) => {
      if (act.isPending) return
      setError(null)
      act.mutate({ body }, { onSuccess: () => done?.(), onError: setError })
    },
  }
}
export type ChangeOffer = ReturnType<typeof useChangeOffer>
