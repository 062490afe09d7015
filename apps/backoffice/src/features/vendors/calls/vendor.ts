import { vendorShow } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

/** With its last calls, which change by themselves. */
export const useVendor = (vendorCode: string) => useAsk(vendorShow, { params: { vendorCode } }, { everyMs: 2_000 })
