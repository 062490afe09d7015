import { call, type Data } from '@maru/client'
import type { Minigame } from '@maru/contract'
import { queryOptions } from '@tanstack/react-query'

export type OwnBet = Data<'/api/minigame/myBets'>['list'][number]

/** The member's own bets on a game, newest first. */
export const myBets = (type: Minigame) =>
  queryOptions({
    queryKey: ['own', 'mini-bets', type],
    queryFn: () => call('/api/minigame/myBets', { type, page: 1 }),
  })
