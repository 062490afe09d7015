import { type AdminQueryOf, securityEventList } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

const everyMs = 15_000

export const useSecurityEvents = (query: Partial<AdminQueryOf<typeof securityEventList>>) =>
  useAsk(securityEventList, { query }, { everyMs })
