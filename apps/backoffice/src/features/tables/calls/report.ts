import { tableReport } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

const everyMs = 10_000
type Named = { vendorKey: string; gameKey: string }

/** The vendor is asked each time, so not as often as a table changes. */
export const useTableReport = (params: Named, query: { from?: string; to?: string } = {}) =>
  useAsk(tableReport, { params, query }, { everyMs })
