import { call } from '@maru/client'
import type { Minigame } from '@maru/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNoteCash } from '../../../shared/session/session.ts'
import { noteStakeAnswered, noteStakeSent } from '../../../shared/undisclosed/undisclosed.ts'
import { myBets } from './my-bets.ts'

/** Takes an own bet back. What it gives back shows at once, also while a draw is shown that may have paid. */
export const useCancelBet = (game: Minigame) => {
  const queries = useQueryClient()
  const noteCash = useNoteCash()
  return useMutation({
    mutationFn: async ({ slipId, stake }: { slipId: string; stake: number }) => {
      noteStakeSent()
      let staked = 0
      try {
        noteCash(await call('/api/bet/cancelProc', { slipId }))
        staked = -stake
      } finally {
        noteStakeAnswered(staked)
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: myBets(game).queryKey }),
  })
}
