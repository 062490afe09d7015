import { call } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

export const messageList = queryOptions({
  queryKey: ['own', 'messages'],
  queryFn: () => call('/api/board/msgList', { page: 1 }),
})
