import { adminBonusVersions } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useBonusVersions = (code: string, page: number) =>
  useAsk(adminBonusVersions, { params: { code }, query: { page, size: 10 } })
