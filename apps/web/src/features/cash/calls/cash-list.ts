import { call, type Data } from '@maru/client'
import type { CashType } from '@maru/contract'
import { queryOptions } from '@tanstack/react-query'
import { isOpen } from '../request.rules.ts'

export type CashFilter = { cashType: CashType; page: number; startDate?: string; endDate?: string }
export type CashList = Data<'/api/cash/list/'>

/** Everything about the member's requests; a change of one refreshes all. */
export const ownCash = ['own', 'cash', 'list'] as const

// Staff who take a request in hand change no balance, so the live socket says nothing of it.
const pollMs = 5_000

export const cashList = (filter: CashFilter) =>
  queryOptions({
    queryKey: [...ownCash, filter],
    queryFn: () => call('/api/cash/list/', filter),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.list.some(isOpen) ? pollMs : false),
  })

/** The newest ten, whatever their day: the open one, if any, is among them. */
export const recentRequests = (cashType: CashType) => cashList({ cashType, page: 1 })
