import { call, type Data } from '@maru/client'
import type { Minigame } from '@maru/contract'
import { queryOptions } from '@tanstack/react-query'

export type DayDraws = Data<'/api/minigame/dayDraws'>

/** Every draw of a day, oldest first. */
export const dayDraws = (type: Minigame, day: string) =>
  queryOptions({
    queryKey: ['minigame-results', type, 'day', day],
    queryFn: () => call('/api/minigame/dayDraws', { type, day }),
    staleTime: 60_000,
  })
