import {
  type AdminQueryOf,
  adminSpins,
  adminSpinsGive,
  adminWheel,
  adminWheelConfirm,
  adminWheelDrop,
  adminWheelSave,
  auditLog,
} from '@maru/contract'
import { useAct, useAsk } from '../../../shared/call/use-call.ts'

export const useWheel = () => useAsk(adminWheel)
export const useSaveWheel = () => useAct(adminWheelSave, [adminWheel, auditLog])
export const useConfirmWheel = () => useAct(adminWheelConfirm, [adminWheel, auditLog])
export const useDropWheel = () => useAct(adminWheelDrop, [adminWheel, auditLog])
export const useSpins = (query: Partial<AdminQueryOf<typeof adminSpins>>) => useAsk(adminSpins, { query })
export const useGiveSpins = () => useAct(adminSpinsGive, [adminWheel, auditLog])
