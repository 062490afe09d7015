import { call } from '@maru/client'
import { useQuery } from '@tanstack/react-query'

/** What the site is played in; won until it is known. */
export const useCurrency = () =>
  useQuery({
    queryKey: ['site-option'],
    queryFn: () => call('/api/etc/siteOption', {}),
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.siteOption.currency ?? 'KRW'
