import { call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

/** Everything about the member's points; a conversion refreshes all. */
export const ownPoints = ['own', 'points'] as const
export type PointSummary = Data<'/api/point/summary'>
export type PointList = Data<'/api/point/list'>
export type PointRow = PointList['list'][number]
export type PointWay = '' | 'gained' | 'lost'
export type PointFilter = { page: number; way: PointWay; startDate?: string; endDate?: string }

export const pointSummary = queryOptions({
  queryKey: [...ownPoints, 'summary'],
  queryFn: () => call('/api/point/summary', {}),
  staleTime: 0,
})

export const pointList = (filter: PointFilter) =>
  queryOptions({
    queryKey: [...ownPoints, 'list', filter],
    queryFn: () => call('/api/point/list', filter),
    staleTime: 0,
  })

export const pointHeld = queryOptions({
  queryKey: [...ownPoints, 'held'],
  queryFn: () => call('/api/point/held', {}),
  staleTime: 0,
})

export type OwnLevel = Data<'/api/member/level'>
export const ownLevel = queryOptions({
  queryKey: ['own', 'level'],
  queryFn: () => call('/api/member/level', {}),
  staleTime: 60_000,
})
