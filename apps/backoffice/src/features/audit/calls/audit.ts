import { type AdminQueryOf, auditLog } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useAudit = (query: Partial<AdminQueryOf<typeof auditLog>>, isOn = true) =>
  useAsk(auditLog, { query }, { isOn, isLive: true })
