import { call } from '@maru/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { memberInfo } from '../../../shared/session/member-info.ts'
import { noteBalance } from '../../../shared/undisclosed/undisclosed.ts'

/** Brings back what is at a vendor. Asked again it brings back what is there then, so a lost answer does no harm. */
export const useMergeMoney = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call('/api/member/changeMemCashFlag', {}),
    onSuccess: ({ balance }) => noteBalance(balance, false),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['own'] }),
        queries.invalidateQueries({ queryKey: memberInfo.queryKey }),
      ]),
  })
}
