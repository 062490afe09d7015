import { followTopic } from '@maru/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSession } from '../../shared/session/session.ts'
import { noteLine, ownChat, readAgain, saySeen } from './calls/support.ts'
import type { Line } from './chat.rules.ts'

type Message =
  | { what: 'line'; chatIdx: number; line: Line }
  | { what: 'typing'; side: 'member' | 'staff'; name: string }
  | { what: 'again' }

const TYPING_MS = 5_000
/** So that an answer to an open page needs no message. */
const SEEN_EVERY_MS = 30_000

/** The member's chat, live: lines, who is typing, and that the member has seen them. */
export const useChat = () => {
  const queries = useQueryClient()
  const socketKey = useSession()?.socketKey
  const [typing, setTyping] = useState('')
  const query = useQuery(ownChat(queries))
  const lastSeq = query.data?.chat?.lastSeq ?? 0

  useEffect(() => {
    if (!socketKey) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const handle = (message: Message) => {
      if (message.what === 'again') return readAgain(queries)
      if (message.what === 'typing') {
        if (message.side !== 'staff') return
        setTyping(message.name)
        clearTimeout(timer)
        timer = setTimeout(() => setTyping(''), TYPING_MS)
        return
      }
      if (message.line.side === 'staff') setTyping('')
      noteLine(queries, message.chatIdx, message.line)
    }
    const stop = followTopic({
      destination: `/topic/support/${socketKey}`,
      onMessage: (message) => handle(message as Message),
      onFollowed: () => readAgain(queries),
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [socketKey, queries])

  useEffect(() => {
    if (lastSeq === 0) return
    const say = () => {
      if (!document.hidden) saySeen(lastSeq)
    }
    say()
    const timer = setInterval(say, SEEN_EVERY_MS)
    document.addEventListener('visibilitychange', say)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', say)
    }
  }, [lastSeq])

  return { ...query, typing }
}
