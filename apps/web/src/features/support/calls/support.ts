import { call } from '@maru/client'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeAttempt } from '../../../shared/request/attempt.ts'
import { type ChatState, joined, withLine } from '../chat.rules.ts'

const key = ['own', 'support'] as const
/** Also while the socket is down. */
const EVERY_MS = 20_000

const knownChat = (queries: QueryClient): ChatState | undefined => queries.getQueryData<ChatState>(key)

/** Reads from the last line that is known. */
export const ownChat = (queries: QueryClient) =>
  queryOptions({
    queryKey: key,
    queryFn: async () => {
      const known = knownChat(queries)
      const chatIdx = known?.chat?.chatIdx ?? 0
      const read = await call('/api/support/chat', { chatIdx, after: known?.lines.at(-1)?.seq ?? 0 })
      return joined(knownChat(queries), read)
    },
    staleTime: 0,
    refetchInterval: EVERY_MS,
  })

/** A line that came by itself; what is missing before it is read. */
export const noteLine = (queries: QueryClient, chatIdx: number, line: ChatState['lines'][number]): void => {
  const next = withLine(knownChat(queries), chatIdx, line)
  if (next) queries.setQueryData(key, next)
  else readAgain(queries)
}

export const readAgain = (queries: QueryClient): void => void queries.invalidateQueries({ queryKey: key })

export const useSendLine = () => {
  const queries = useQueryClient()
  const [attempt] = useState(makeAttempt)
  return useMutation({
    mutationFn: (text: string) => call('/api/support/send', { text, requestKey: attempt.keyFor(text) }),
    onSuccess: ({ chatIdx, line }) => noteLine(queries, chatIdx, line),
    onSettled: (_, problem) => attempt.ended(problem),
  })
}

// What is lost of these two is said again soon.
export const saySeen = (seq: number): void => void call('/api/support/seen', { seq }).catch(() => undefined)
export const sayTyping = (): void => void call('/api/support/typing', {}).catch(() => undefined)
