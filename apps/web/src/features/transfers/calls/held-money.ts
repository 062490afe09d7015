import { call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

export type HeldMoney = Data<'/api/cash/heldMoney'>
export type AtVendor = NonNullable<HeldMoney['atVendor']>
export type OnItsWay = NonNullable<HeldMoney['onItsWay']>
export type TransferRow = HeldMoney['last'][number]

/** While money is away, it is looked at again: it comes back by itself. */
const pollMs = 5_000

export const heldMoney = queryOptions({
  queryKey: ['own', 'transfers', 'held'],
  queryFn: () => call('/api/cash/heldMoney', {}),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.atVendor || state.data?.onItsWay ? pollMs : false),
})
