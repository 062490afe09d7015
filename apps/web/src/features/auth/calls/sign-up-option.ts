import { call } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

export const signUpOption = queryOptions({
  queryKey: ['site-option'],
  queryFn: async () => (await call('/api/etc/siteOption', {})).siteOption,
  staleTime: 5 * 60_000,
})
