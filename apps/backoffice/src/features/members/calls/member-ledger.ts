import { memberLedger } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useMemberLedger = (memberId: number, page: number, size = 20) =>
  useAsk(memberLedger, { params: { memberId }, query: { page, size } }, { isLive: true })
