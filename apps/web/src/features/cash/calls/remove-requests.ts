import { call } from '@maru/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { memberInfo } from '../../../shared/session/member-info.ts'
import { ownCash } from './cash-list.ts'

/** `cancel` takes back an applied request; `hide` removes ended ones from the member's own list. */
export const useRemoveRequests = (what: 'cancel' | 'hide') => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (cashIdx: number[]) => call('/api/cash/del', { what, cashIdx }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ownCash }),
        // Those by coin are listed there, too.
        queries.invalidateQueries({ queryKey: ['own', 'coin'] }),
        // A withdrawal that was taken back is cash again.
        what === 'cancel' && queries.invalidateQueries({ queryKey: memberInfo.queryKey }),
      ]),
  })
}
