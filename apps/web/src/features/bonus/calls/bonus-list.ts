import { call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

export type BonusList = Data<'/api/bonus/list'>
export type OwnBonus = BonusList['list'][number]
export type ShownTerms = OwnBonus['terms']

/** Everything about the member's bonuses; a change of one refreshes all. */
export const ownBonuses = ['own', 'bonus'] as const

// A settled stake moves the progress without a word of the live socket.
const pollMs = 5_000

/** The member's bonuses by page, the newest first. */
export const bonusList = (page: number) =>
  queryOptions({
    queryKey: [...ownBonuses, 'list', page],
    queryFn: () => call('/api/bonus/list', { page }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && (data.waiting.length > 0 || data.list.some(({ status }) => status === 'active')) ? pollMs : false,
  })
