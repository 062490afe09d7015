import { auditLog, tableWatch } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useWatch = () => useAct(tableWatch, [auditLog])
