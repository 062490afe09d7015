import { notifications } from '@mantine/notifications'
import {
  auditLog,
  type SportsOfferAct,
  sportsBoard,
  sportsBoardEvent,
  sportsOffer,
  sportsOfferConfirm,
  sportsOfferDrop,
  sportsOfferRequests,
} from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { useAct, useAsk } from '../../../../shared/call/use-call.ts'

export type Changing = { eventId: number; market: string; seen: number; change: SportsOfferAct }

const changed = [sportsBoard, sportsBoardEvent, sportsOfferRequests, auditLog]

/** Prices and margins that wait for another of the staff. */
export const useOfferRequests = () => useAsk(sportsOfferRequests, {}, { isLive: true })
export const useConfirmOffer = () => useAct(sportsOfferConfirm, changed)
export const useDropOffer = () => useAct(sportsOfferDrop, changed)

/** Changes what the site offers, or asks for it where it takes two of the staff. `error`: of the last one, until the next. */
export const useChangeOffer = () => {
  const [error, setError] = useState<unknown>(null)
  const t = useText('office')
  const act = useAct(sportsOffer, changed)
  return {
    error,
    clear: () => setError(null),
    isBusy: act.isPending,
    change: (body: Changing, done?: () => void) => {
      if (act.isPending) return
      setError(null)
      act.mutate(
        { body },
        {
          onSuccess: ({ requestId }) => {
            if (requestId !== null) notifications.show({ message: t('second.asked') })
            done?.()
          },
          onError: setError,
        },
      )
    },
  }
}
export type ChangeOffer = ReturnType<typeof useChangeOffer>
