import { auditLog, deskFigures, memberDetail, signUpApprove, signUpList } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useApproveSignUp = () => useAct(signUpApprove, [signUpList, deskFigures, memberDetail, auditLog])
