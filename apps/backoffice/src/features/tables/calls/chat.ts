import { type DeskTable, tableChat } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

const EVERY_MS = 5_000

/** Asked again every five seconds: what is said at a table goes no other way to staff. */
export const useChat = ({ vendorKey, gameKey }: Pick<DeskTable, 'vendorKey' | 'gameKey'>) =>
  useAsk(tableChat, { params: { vendorKey, gameKey } }, { everyMs: EVERY_MS })
