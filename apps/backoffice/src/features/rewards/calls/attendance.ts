import { adminAttendance, adminAttendanceSave, auditLog } from '@maru/contract'
import { useAct, useAsk } from '../../../shared/call/use-call.ts'

export const useAttendance = () => useAsk(adminAttendance)
export const useSaveAttendance = () => useAct(adminAttendanceSave, [adminAttendance, auditLog])
