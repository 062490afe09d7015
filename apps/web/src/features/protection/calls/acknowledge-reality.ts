import { call } from '@maru/client'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type MemberState, memberInfo } from '../../../shared/session/member-info.ts'

/** The instant from which on the next reality check is shown. */
export const noteRealityDue = (queries: QueryClient, dueAt: string | null): void => {
  queries.setQueryData(
    memberInfo.queryKey,
    (state: MemberState | undefined) => state && { ...state, member: { ...state.member, realityDueAt: dueAt } },
  )
}

export const useAcknowledgeReality = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call('/api/protection/acknowledge', {}),
    onSuccess: ({ dueAt }) => noteRealityDue(queries, dueAt),
  })
}
