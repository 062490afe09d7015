import { call } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

/** Net result of one vendor's wagers since a moment (Asia/Seoul `YYYY-MM-DD HH:mm:ss`). */
export const sessionNet = (vendorCode: string, startDate: string) =>
  queryOptions({
    queryKey: ['own', 'session-net', vendorCode, startDate],
    queryFn: async () =>
      (await call('/api/bet/betlist', { groupKey: '', vendorCode, startDate, page: 1, oldYn: 'N' })).sum.net,
  })
