import { tableLimits, tableOwed, tableRound } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

const everyMs = 10_000
type Named = { vendorKey: string; gameKey: string }

/** While it runs it is asked again. */
export const useRound = (params: Named, round: number) =>
  useAsk(tableRound, { params: { ...params, round } }, { everyMs: 3_000 })
export const useOwed = () => useAsk(tableOwed, {}, { everyMs })
export const useLimits = (params: Named) => useAsk(tableLimits, { params })
