import { adminNotices } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

const everyMs = 60_000

export const useNotices = (isOn: boolean) => useAsk(adminNotices, {}, { isOn, isLive: true, everyMs })
