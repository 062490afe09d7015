import { call } from '@maru/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { memberInfo } from '../../../shared/session/member-info.ts'
import { messageList } from './message-list.ts'

/** Opens a message, which makes it a read one. */
export const useReadMessage = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (msgIdx: number) => call('/api/board/msgRead', { msgIdx }),
    onSuccess: ({ message, unread }) => {
      queries.setQueryData(
        messageList.queryKey,
        (known) => known && { unread, list: known.list.map((one) => (one.msgIdx === message.msgIdx ? message : one)) },
      )
      queries.setQueryData(memberInfo.queryKey, (state) => state && { ...state, msgInfo: { newMsg: unread } })
    },
  })
}
