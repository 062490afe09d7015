import { vendorList } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useVendors = () => useAsk(vendorList, {}, { everyMs: 5_000 })
