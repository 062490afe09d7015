import { auditLog, vendorChange, vendorList, vendorShow } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useChangeVendor = () => useAct(vendorChange, [vendorList, vendorShow, auditLog])
