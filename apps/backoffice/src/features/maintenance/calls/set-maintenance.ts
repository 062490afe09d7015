import { auditLog, maintenanceGet, maintenancePut } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useSetMaintenance = () => useAct(maintenancePut, [maintenanceGet, auditLog])
