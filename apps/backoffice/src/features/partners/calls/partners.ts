import {
  type AdminQueryOf,
  adminPartner,
  adminPartnerLock,
  adminPartnerMake,
  adminPartnerMembers,
  adminPartnerMoneyMoves,
  adminPartnerMove,
  adminPartnerPurse,
  adminPartnerRatesFree,
  adminPartnerRatesSave,
  adminPartners,
  adminPartnerUnlock,
  auditLog,
  memberDetail,
  memberSearch,
} from '@maru/contract'
import { useAct, useAsk } from '../../../shared/call/use-call.ts'

const moved = [adminPartners, adminPartner, adminPartnerMembers, auditLog]

export const usePartners = (query: Partial<AdminQueryOf<typeof adminPartners>>, isOn = true) =>
  useAsk(adminPartners, { query }, { isOn })
export const usePartner = (partnerId: number) => useAsk(adminPartner, { params: { partnerId } })
export const usePartnerMembers = (partnerId: number, query: Partial<AdminQueryOf<typeof adminPartnerMembers>>) =>
  useAsk(adminPartnerMembers, { params: { partnerId }, query })
export const usePartnerPurse = (memberId: number, query: Partial<AdminQueryOf<typeof adminPartnerPurse>>) =>
  useAsk(adminPartnerPurse, { params: { memberId }, query })
export const useMoneyMoves = (query: Partial<AdminQueryOf<typeof adminPartnerMoneyMoves>>) =>
  useAsk(adminPartnerMoneyMoves, { query })
export const useMakePartner = () => useAct(adminPartnerMake, [...moved, memberDetail, memberSearch])
export const useMovePartner = () => useAct(adminPartnerMove, moved)
export const useLockPartner = () => useAct(adminPartnerLock, moved)
export const useUnlockPartner = () => useAct(adminPartnerUnlock, moved)
export const useSaveRates = () => useAct(adminPartnerRatesSave, moved)
export const useFreeRates = () => useAct(adminPartnerRatesFree, moved)
