import {
  adminSiteOptionConfirm,
  adminSiteOptionDrop,
  adminSiteOptionHistory,
  adminSiteOptionSet,
  adminSiteOptions,
  auditLog,
  type PageOption,
  protectionOptionsShow,
} from '@maru/contract'
import { useAct, useAsk } from '../../../shared/call/use-call.ts'

export const useSiteOptions = () => useAsk(adminSiteOptions)
export const useOptionHistory = (name: PageOption) => useAsk(adminSiteOptionHistory, { query: { name } })
const changed = [adminSiteOptions, adminSiteOptionHistory, protectionOptionsShow, auditLog]
export const useSetOption = () => useAct(adminSiteOptionSet, changed)
export const useConfirmOption = () => useAct(adminSiteOptionConfirm, changed)
export const useDropOption = () => useAct(adminSiteOptionDrop, changed)
