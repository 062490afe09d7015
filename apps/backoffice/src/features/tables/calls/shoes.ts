import { tableShoe, tableShoes } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

const everyMs = 30_000
type Named = { vendorKey: string; gameKey: string }

export const useShoes = (params: Named, before: number | undefined) =>
  useAsk(tableShoes, { params, query: before === undefined ? {} : { before } }, { everyMs })
export const useShoe = (params: Named, shoe: number) => useAsk(tableShoe, { params: { ...params, shoe } })
