import { miniDesk } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

/** Asked again when its topic says so. */
export const useMiniDesk = () => useAsk(miniDesk, {}, { isLive: true })
