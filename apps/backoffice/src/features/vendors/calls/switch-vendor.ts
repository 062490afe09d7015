import { adminGames, auditLog, vendorList, vendorShow, vendorSwitch } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useSwitchVendor = () => useAct(vendorSwitch, [vendorList, vendorShow, adminGames, auditLog])
