import { memberWagers } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useMemberWagers = (memberId: number, page: number, size = 20) =>
  useAsk(memberWagers, { params: { memberId }, query: { page, size } }, { isLive: true })
