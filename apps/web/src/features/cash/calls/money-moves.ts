import { call, type Data } from '@maru/client'
import { infiniteQueryOptions } from '@tanstack/react-query'

export type MoneyMove = Data<'/api/member/moneyMoves'>['list'][number]

const SHOWN = 10

/** What partners gave the member, and took back. */
export const moneyMoves = infiniteQueryOptions({
  queryKey: ['own', 'cash', 'moves'],
  queryFn: ({ pageParam }) => call('/api/member/moneyMoves', { before: pageParam, size: SHOWN }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
})
