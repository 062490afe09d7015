import { call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'
import { sports } from './sport-menu.ts'

export type SportDetail = Data<'/api/sports/event'>

/** One event with all that is offered on it. */
export const sportEvent = (eventId: string) =>
  queryOptions({
    queryKey: [...sports, 'event', eventId],
    queryFn: () => call('/api/sports/event', { eventId }),
    staleTime: 0,
  })
