import { memberSessions } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useMemberSessions = (memberId: number, page: number, size = 20) =>
  useAsk(memberSessions, { params: { memberId }, query: { page, size } }, { isLive: true })
