import { auditLog, deskFigures, memberDetail, signUpCalled, signUpList } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useMarkCalled = () => useAct(signUpCalled, [signUpList, deskFigures, memberDetail, auditLog])
