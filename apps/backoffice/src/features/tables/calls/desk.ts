import { tableDesk } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

/** Asked again when its topic says so. */
export const useTables = () => useAsk(tableDesk, {}, { isLive: true })
