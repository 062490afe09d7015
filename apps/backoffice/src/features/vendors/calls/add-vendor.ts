import { auditLog, vendorAdd, vendorList } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useAddVendor = () => useAct(vendorAdd, [vendorList, auditLog])
