import { call } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

const minuteMs = 60_000
const lookingMs = 3_000

/** Groups with a playable game, in the order of the menus. */
export const gameGroupCodes = queryOptions({
  queryKey: ['game-groups'],
  queryFn: async () => (await call('/api/common/gameGroupCodes', { masterCode: '' })).list,
  staleTime: 5 * minuteMs,
  // A new server does not know the events of sports yet.
  refetchInterval: ({ state }) => (state.data?.some(({ games }) => games === 0) ? lookingMs : false),
})
