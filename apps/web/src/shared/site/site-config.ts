import { site } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

/** `/config.json`. */
export const siteConfig = queryOptions({
  queryKey: ['site-config'],
  queryFn: site,
  staleTime: Number.POSITIVE_INFINITY,
})
