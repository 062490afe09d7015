import { call, session } from '@maru/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { memberInfo, noteHeld } from '../../../shared/session/member-info.ts'

/** Brings back what is at a vendor. Asked again it brings back what is there then, so a lost answer does no harm. */
export const useMergeMoney = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const socketKey = session()?.socketKey
      const answer = await call('/api/member/changeMemCashFlag', {})
      noteHeld({ socketKey, version: answer.balanceVersion, cashAmt: answer.balance }, false)
      return answer
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['own'] }),
        queries.invalidateQueries({ queryKey: memberInfo.queryKey }),
      ]),
  })
}
