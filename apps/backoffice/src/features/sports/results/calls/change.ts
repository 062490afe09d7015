import { notifications } from '@mantine/notifications'
import {
  auditLog,
  sportChangeAsk,
  sportChangeConfirm,
  sportChangeDrop,
  sportChangePreview,
  sportChanges,
  sportResultEvents,
  sportResultForm,
  sportWaiting,
} from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useAct } from '../../../../shared/call/use-call.ts'

const touched = [sportChanges, sportResultForm, sportResultEvents, sportWaiting, auditLog]

/** Changes nothing. */
export const usePreview = () => useAct(sportChangePreview, [])
export const useAskChange = () => useAct(sportChangeAsk, touched)
/** Said also where what was confirmed is gone from its place when the answer comes. */
export const useConfirmChange = () => {
  const say = useText('office-sports-results')
  return useAct(sportChangeConfirm, touched, (_, { state }) => {
    if (state === 'confirmed') notifications.show({ message: say('confirmed') })
  })
}
export const useDropChange = () => useAct(sportChangeDrop, touched)
