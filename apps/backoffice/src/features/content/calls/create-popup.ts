import { adminPopups, auditLog, popupCreate } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useCreatePopup = () => useAct(popupCreate, [adminPopups, auditLog])
