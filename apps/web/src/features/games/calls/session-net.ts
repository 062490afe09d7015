import { call } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'
import { resultsAreHidden } from '../../../shared/undisclosed/undisclosed.ts'

/** Net result of one vendor's wagers since a moment (Asia/Seoul `YYYY-MM-DD HH:mm:ss`). */
export const sessionNet = (vendorCode: string, startDate: string) =>
  queryOptions({
    queryKey: ['own', 'session-net', vendorCode, startDate],
    queryFn: async ({ client, queryKey }): Promise<number> => {
      const { sum } = await call('/api/bet/betlist', { groupKey: '', vendorCode, startDate, page: 1, oldYn: 'N' })
      // On a busy machine the next round may be decided before this answer comes: what it says is held back until that one is shown, and asked again then.
      return resultsAreHidden() ? (client.getQueryData<number>(queryKey) ?? 0) : sum.net
    },
  })
