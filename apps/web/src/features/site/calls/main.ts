import { call } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

/** Everything the main page shows. */
export const mainPage = queryOptions({
  queryKey: ['main'],
  queryFn: () => call('/api/main', {}),
})
