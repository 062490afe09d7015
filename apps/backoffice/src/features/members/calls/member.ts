import { memberDetail } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useMember = (memberId: number | undefined, isOn = true) =>
  useAsk(memberDetail, { params: { memberId: memberId ?? 0 } }, { isOn: isOn && memberId !== undefined, isLive: true })
