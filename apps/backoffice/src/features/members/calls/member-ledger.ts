import { memberLedger } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useMemberLedger = (memberId: number, before: string, size = 20) =>
  useAsk(memberLedger, { params: { memberId }, query: { before, size } }, { isLive: true })
