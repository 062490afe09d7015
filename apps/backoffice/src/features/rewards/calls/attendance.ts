import {
  adminAttendance,
  adminAttendanceConfirm,
  adminAttendanceDrop,
  adminAttendanceSave,
  auditLog,
} from '@maru/contract'
import { useAct, useAsk } from '../../../shared/call/use-call.ts'

const changed = [adminAttendance, auditLog]

export const useAttendance = () => useAsk(adminAttendance)
export const useSaveAttendance = () => useAct(adminAttendanceSave, changed)
export const useConfirmAttendance = () => useAct(adminAttendanceConfirm, changed)
export const useDropAttendance = () => useAct(adminAttendanceDrop, changed)
