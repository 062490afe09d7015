import { notifications } from '@mantine/notifications'
import {
  auditLog,
  sportResultEnter,
  sportResultEvents,
  sportResultForm,
  sportResultWithdraw,
  sportWaiting,
} from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useAct } from '../../../../shared/call/use-call.ts'

const touched = [sportWaiting, sportResultForm, sportResultEvents, auditLog]

/** What became of it is said also where the form is gone when the answer comes: a live message may be faster. */
export const useEnterResult = () => {
  const say = useText('office-sports-results')
  return useAct(sportResultEnter, touched, (_, { state }) =>
    notifications.show({ message: say(`entered.${state}`), ...(state === 'different' ? { color: 'red' } : {}) }),
  )
}
export const useWithdrawResult = () => useAct(sportResultWithdraw, touched)
