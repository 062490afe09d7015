import {
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
export const useSetOption = () =>
  useAct(adminSiteOptionSet, [adminSiteOptions, adminSiteOptionHistory, protectionOptionsShow, auditLog])
