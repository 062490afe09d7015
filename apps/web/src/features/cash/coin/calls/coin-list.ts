import { call, type Data } from '@maru/client'
import type { CashType } from '@maru/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { isMoving } from '../coin-row.rules.ts'

export type CoinList = Data<'/api/coin/list'>

const pollMs = 5_000

/** What came or went by coin, newest first. Nobody announces a deposit: it is looked for as long as the page is seen, and a withdrawal while one is on its way. */
export const coinList = (cashType: CashType, page: number) =>
  queryOptions({
    queryKey: ['own', 'coin', 'list', cashType, page],
    queryFn: () => call('/api/coin/list', { cashType, page }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (cashType === 'deposit' || state.data?.list.some(isMoving) ? pollMs : false),
  })
