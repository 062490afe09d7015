import {
  type AdminQueryOf,
  adminPartners,
  adminSettlement,
  adminSettlementConfirm,
  adminSettlementDrop,
  adminSettlementFreeze,
  adminSettlementPreview,
  adminSettlements,
  auditLog,
} from '@maru/contract'
import { useAct, useAsk } from '../../../shared/call/use-call.ts'

type Page = Partial<AdminQueryOf<typeof adminSettlements>>
const touched = [adminSettlements, adminSettlementPreview, adminSettlement, auditLog]
/** A job pays what was confirmed. */
const everyMs = 5_000

export const useSettlements = (query: Page) => useAsk(adminSettlements, { query }, { everyMs })
export const useSettlementPreview = (query: Page) => useAsk(adminSettlementPreview, { query })
export const useSettlement = (settlementId: number, query: Page) =>
  useAsk(adminSettlement, { params: { settlementId }, query }, { everyMs })
export const useFreezeSettlement = () => useAct(adminSettlementFreeze, touched)
export const useConfirmSettlement = () => useAct(adminSettlementConfirm, [...touched, adminPartners])
export const useDropSettlement = () => useAct(adminSettlementDrop, touched)
