import { auditLog, deskFigures, memberDetail, signUpList, signUpRejectMany } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useRejectSignUps = () => useAct(signUpRejectMany, [signUpList, deskFigures, memberDetail, auditLog])
