import { call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'
import type { Days } from '../../../shared/period/period.rules.ts'

export type WinLose = Data<'/api/bet/winlose'>
export type Played = { stake: number; payout: number }
export type Theory = { stated: number; mean: number }

export const winLose = ({ from, until }: Days) =>
  queryOptions({
    queryKey: ['own', 'win-lose', from, until],
    queryFn: () => call('/api/bet/winlose', { startDate: from, endDate: until }),
    staleTime: 0,
  })
