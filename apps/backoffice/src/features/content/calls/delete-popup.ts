import { adminPopups, auditLog, popupDelete } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useDeletePopup = () => useAct(popupDelete, [adminPopups, auditLog])
