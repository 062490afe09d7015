import { type AdminQueryOf, adminPartnerSigns } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useSigns = (query: Partial<AdminQueryOf<typeof adminPartnerSigns>>) => useAsk(adminPartnerSigns, { query })
