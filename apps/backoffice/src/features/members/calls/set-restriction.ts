import {
  auditLog,
  memberDetail,
  memberLiftSuspension,
  memberSearch,
  memberSetBar,
  memberSetTest,
  memberSuspend,
} from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

const touched = [memberDetail, memberSearch, auditLog]
export const useSuspendMember = () => useAct(memberSuspend, touched)
export const useLiftSuspension = () => useAct(memberLiftSuspension, touched)
export const useSetTest = () => useAct(memberSetTest, touched)
export const useSetBar = () => useAct(memberSetBar, touched)
