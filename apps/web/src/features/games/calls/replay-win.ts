import { call } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

/** The round of a win of the ticker. Its address is good for an hour. */
export const winReplay = (win: string) =>
  queryOptions({
    queryKey: ['games', 'win', win],
    queryFn: () => call('/api/main/replayWin', { win }),
    staleTime: 30 * 60_000,
  })
