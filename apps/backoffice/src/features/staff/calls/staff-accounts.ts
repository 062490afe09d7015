import { staffAccountList } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useStaffAccounts = () => useAsk(staffAccountList)
