import { type Body, call, type Data } from '@maru/client'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { sports } from './sport-menu.ts'

export type SportRow = Data<'/api/sports/events'>['list'][number]
export type EventFilter = Omit<NonNullable<Body<'/api/sports/events'>>, 'page'>

/** Events in the order in which they are shown, some pages of them. */
export const sportEvents = (filter: EventFilter) =>
  infiniteQueryOptions({
    queryKey: [...sports, 'events', filter],
    queryFn: ({ pageParam }) => call('/api/sports/events', { ...filter, page: pageParam }),
    initialPageParam: 1,
    getNextPageParam: ({ pageInfo }) =>
      pageInfo.page * pageInfo.count_per_list < pageInfo.tatal_list_count ? pageInfo.page + 1 : undefined,
    staleTime: 0,
  })
