import { call, type Data, serverNow } from '@maru/client'
import type { Minigame } from '@maru/contract'
import { queryOptions } from '@tanstack/react-query'

export type OwnBet = Data<'/api/minigame/myBets'>['list'][number]

/** So long after the time of a draw its bets are settled, or a message was missed. */
const settledWithinMs = 10_000

/** The member's own bets on a game, newest first. */
export const myBets = (type: Minigame) =>
  queryOptions({
    queryKey: ['own', 'mini-bets', type],
    queryFn: () => call('/api/minigame/myBets', { type, page: 1 }),
    refetchInterval: ({ state }) => (state.data && isLate(state.data.list, serverNow()) ? settledWithinMs : false),
  })

/** Whether a bet is open that must have been decided: a round's id is the instant of its draw. */
export const isLate = (bets: readonly Pick<OwnBet, 'state' | 'roundId'>[], now: number): boolean =>
  bets.some(({ state, roundId }) => state === 'open' && Date.parse(roundId) + settledWithinMs < now)
