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
import { useAct } from '../../../../shared/call/use-call.ts'

const touched = [sportChanges, sportResultForm, sportResultEvents, sportWaiting, auditLog]

/** Changes nothing. */
export const usePreview = () => useAct(sportChangePreview, [])
export const useAskChange = () => useAct(sportChangeAsk, touched)
export const useConfirmChange = () => useAct(sportChangeConfirm, touched)
export const useDropChange = () => useAct(sportChangeDrop, touched)
