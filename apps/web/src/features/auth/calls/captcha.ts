import { call } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

const validMs = 3 * 60_000

/** A picture with four digits, good for one try within three minutes. */
export const captcha = queryOptions({
  queryKey: ['captcha'],
  queryFn: () => call('/api/captcha', {}),
  staleTime: validMs,
  gcTime: 0,
  refetchInterval: validMs,
  refetchOnWindowFocus: false,
  // Offline it fails at once and says so, instead of waiting unseen.
  networkMode: 'always',
})
