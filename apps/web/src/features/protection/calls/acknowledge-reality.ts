import { call } from '@maru/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type MemberState, memberInfo } from '../../../shared/session/member-info.ts'

export const useAcknowledgeReality = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call('/api/protection/acknowledge', {}),
    onSuccess: ({ dueAt }) => {
      queries.setQueryData(
        memberInfo.queryKey,
        (state: MemberState | undefined) => state && { ...state, member: { ...state.member, realityDueAt: dueAt } },
      )
    },
  })
}
