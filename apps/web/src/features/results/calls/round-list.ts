import { type Body, call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

export type RoundFilter = Body<'/api/minigame/powerballResult'>
export type RoundList = Data<'/api/minigame/powerballResult'>
export type RoundRow = RoundList['list'][number]

/** A page of a day's rounds, newest first; `number` finds one. */
export const roundList = (filter: RoundFilter) =>
  queryOptions({
    queryKey: ['minigame-results', filter.type, 'list', filter],
    queryFn: () => call('/api/minigame/powerballResult', filter),
    staleTime: 0,
  })
