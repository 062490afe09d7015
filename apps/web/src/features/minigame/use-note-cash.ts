import type { Cash } from '@maru/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { memberInfo } from '../../shared/session/member-info.ts'
import { noteBalance } from '../../shared/undisclosed/undisclosed.ts'

/** The cash that an answer says, for every page that shows it. */
export const useNoteCash = (): ((cash: number) => void) => {
  const queries = useQueryClient()
  return useCallback(
    (cash) => {
      noteBalance(cash, true)
      const cashAmt = cash as Cash
      queries.setQueryData(memberInfo.queryKey, (state) => state && { ...state, member: { ...state.member, cashAmt } })
    },
    [queries],
  )
}
