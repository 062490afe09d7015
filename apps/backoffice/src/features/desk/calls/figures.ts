import { deskFigures } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

/** Online and playing change all day without a happening of their own. */
const everyMs = 15_000

export const useFigures = () => useAsk(deskFigures, {}, { isLive: true, everyMs })
