import {
  type AdminQueryOf,
  adminMoneyBack,
  adminTransferAsk,
  adminTransferList,
  adminVendorPurses,
  auditLog,
  memberDetail,
  memberLedger,
} from '@maru/contract'
import { useAct, useAsk } from '../../../shared/call/use-call.ts'

const moved = [adminTransferList, adminVendorPurses, memberDetail, memberLedger, auditLog]
const EVERY_MS = 10_000

export const useTransfers = (query: Partial<AdminQueryOf<typeof adminTransferList>>) =>
  useAsk(adminTransferList, { query }, { everyMs: EVERY_MS })
export const useVendorPurses = () => useAsk(adminVendorPurses, {}, { everyMs: EVERY_MS })
export const useAskTransfer = () => useAct(adminTransferAsk, moved)
export const useBringBack = () => useAct(adminMoneyBack, moved)
