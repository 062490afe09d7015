import { call } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

const minuteMs = 60_000

/** Groups with a playable game, in the order of the menus. */
export const gameGroupCodes = queryOptions({
  queryKey: ['game-groups'],
  queryFn: async () => (await call('/api/common/gameGroupCodes', { masterCode: '' })).list,
  staleTime: 5 * minuteMs,
})
