import { auditLog, miniPriceHistory, miniPrices, miniPricesSave } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useSavePrices = () => useAct(miniPricesSave, [miniPrices, miniPriceHistory, auditLog])
