import { call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'
import type { TicketBody } from '../../../shared/sports/slip.rules.ts'
import { contentOf } from '../betting.rules.ts'

export type SportQuote = Data<'/api/sports/quote'>

/** What a slip would be accepted at now. Asked again where its selections change, not with each price. */
export const sportQuote = ({ selections, sizes }: Pick<TicketBody, 'selections' | 'sizes'>) =>
  queryOptions({
    queryKey: ['own', 'sport-quote', contentOf({ selections, sizes, stake: 0 })],
    queryFn: () => call('/api/sports/quote', { selections, sizes }),
    staleTime: 0,
    retry: false,
  })
