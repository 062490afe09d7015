import { call } from '@maru/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { memberInfo } from '../../../shared/session/member-info.ts'
import { ownBonuses } from './bonus-list.ts'

export const useGiveUpBonus = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (grantId: number) => call('/api/bonus/cancel', { grantId }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ownBonuses }),
        queries.invalidateQueries({ queryKey: memberInfo.queryKey }),
      ]),
  })
}
