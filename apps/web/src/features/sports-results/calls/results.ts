import { call, type Data } from '@maru/client'
import type { SportCode } from '@maru/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export type SportResultRow = Data<'/api/sports/results'>['list'][number]
export type SportResultMarket = SportResultRow['markets'][number]
export type SportResultOutcome = SportResultMarket['outcomes'][number]

/** Pages of the specification, by the kind of market. */
export const resultViews = ['winloose', 'handy', 'underover', 'special'] as const
export type ResultView = (typeof resultViews)[number]

/** Matches that ended on a day of Seoul, newest first. Without a day: on the newest one that has any. */
export const sportResults = (view: ResultView, day: string | undefined, sport: SportCode | undefined, page: number) =>
  queryOptions({
    queryKey: ['sports-results', view, day ?? '', sport ?? '', page],
    queryFn: () => call('/api/sports/results', { view, page, ...(day && { day }), ...(sport && { sport }) }),
    placeholderData: keepPreviousData,
  })
