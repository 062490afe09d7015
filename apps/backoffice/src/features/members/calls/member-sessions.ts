import { memberSessions } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useMemberSessions = (memberId: number, before: string, size = 20) =>
  useAsk(memberSessions, { params: { memberId }, query: { before, size } }, { isLive: true })
