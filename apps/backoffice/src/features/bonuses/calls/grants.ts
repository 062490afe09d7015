import { type AdminQueryOf, adminBonusGrants } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useBonusGrants = (query: AdminQueryOf<typeof adminBonusGrants>) => useAsk(adminBonusGrants, { query })
