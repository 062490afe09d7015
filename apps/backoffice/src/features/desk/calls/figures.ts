import { deskFigures } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

/** Who is no longer seen online says nothing; all else is pushed. */
const everyMs = 15_000

export const useFigures = () => useAsk(deskFigures, {}, { isLive: true, everyMs })
