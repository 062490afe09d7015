import { call } from '@maru/client'
import type { Minigame } from '@maru/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNoteCash } from '../../../shared/session/session.ts'
import { myBets } from './my-bets.ts'

/** Takes an own bet back. */
export const useCancelBet = (game: Minigame) => {
  const queries = useQueryClient()
  const noteCash = useNoteCash()
  return useMutation({
    mutationFn: (slipId: string) => call('/api/bet/cancelProc', { slipId }),
    onSuccess: ({ cash }) => noteCash(cash),
    onSettled: () => queries.invalidateQueries({ queryKey: myBets(game).queryKey }),
  })
}
