import { auditLog, miniDesk, miniFeed, miniFeedAccept } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useAcceptResult = () => useAct(miniFeedAccept, [miniFeed, miniDesk, auditLog])
