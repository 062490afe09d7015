import { vendorShow, vendorTest } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useTestVendor = () => useAct(vendorTest, [vendorShow])
