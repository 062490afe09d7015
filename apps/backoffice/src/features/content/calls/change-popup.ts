import { adminPopups, auditLog, popupChange } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useChangePopup = () => useAct(popupChange, [adminPopups, auditLog])
