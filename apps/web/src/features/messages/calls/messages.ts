import { call, type Data } from '@maru/client'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { memberInfo } from '../../../shared/session/member-info.ts'

/** Everything about the member's messages; what comes, is read or goes refreshes all. */
const ownMessages = ['own', 'messages'] as const
export type MessageRow = Data<'/api/board/msgList'>['list'][number]

export const messageList = (page: number) =>
  queryOptions({
    queryKey: [...ownMessages, 'list', page],
    queryFn: () => call('/api/board/msgList', { page }),
    staleTime: 0,
  })

const noteUnread = (queries: QueryClient, unread: number): void =>
  void queries.setQueryData(memberInfo.queryKey, (state) => state && { ...state, msgInfo: { newMsg: unread } })

/** Opens a message, which makes it a read one. */
export const readMessage = (queries: QueryClient, msgIdx: number) =>
  queryOptions({
    queryKey: ['own', 'message', msgIdx],
    queryFn: async () => {
      const { message, unread } = await call('/api/board/msgRead', { msgIdx })
      noteUnread(queries, unread)
      void queries.invalidateQueries({ queryKey: ownMessages })
      return message
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

type Change = { what: 'read-all' } | { what: 'delete'; msgIdxs: number[] }

export const useUpdateMessages = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => call('/api/board/msgUpdate', change),
    onSuccess: ({ unread }) => noteUnread(queries, unread),
    onSettled: () => queries.invalidateQueries({ queryKey: ownMessages }),
  })
}
