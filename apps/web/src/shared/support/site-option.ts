import { call } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

const minuteMs = 60_000

/** What the operator has set for this site, and how its customer center is reached. */
export const siteOption = queryOptions({
  queryKey: ['site-option'],
  queryFn: async () => {
    const { siteOption, sns2Link } = await call('/api/etc/siteOption', {})
    return { ...siteOption, sns2Link }
  },
  staleTime: 5 * minuteMs,
})
