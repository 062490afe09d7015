import { auditLog, deskFigures, memberDetail, signUpList, signUpReject } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useRejectSignUp = () => useAct(signUpReject, [signUpList, deskFigures, memberDetail, auditLog])
