import { tableShifts } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

const everyMs = 30_000

export const useShifts = () => useAsk(tableShifts, {}, { everyMs })
