import { call } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

const lookingMs = 3_000

/** Everything the main page shows. */
export const mainPage = queryOptions({
  queryKey: ['main'],
  queryFn: () => call('/api/main', {}),
  // As the groups of the menu.
  refetchInterval: ({ state }) => (state.data?.groups.some(({ games }) => games === 0) ? lookingMs : false),
})
