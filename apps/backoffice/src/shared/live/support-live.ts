import { adminChat, adminChats, type ChatMessage } from '@maru/contract'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ring } from './tone.ts'

type Typing = { chatIdx: number; name: string }
const listeners = new Set<(typing: Typing | undefined) => void>()
const TYPING_MS = 5_000

/** A line, or a change: the lists and the chat are asked for again, so no line is missed. */
export const takeChatMessage = (text: string, queries: QueryClient): void => {
  const message = JSON.parse(text) as ChatMessage
  if (message.what === 'typing') {
    if (message.side === 'member') for (const listener of listeners) listener(message)
    return
  }
  for (const call of [adminChats, adminChat]) void queries.invalidateQueries({ queryKey: [call.path] })
  if (message.what !== 'line' || message.line.side !== 'member') return
  for (const listener of listeners) listener(undefined)
  ring()
}

/** The member of this chat who is typing now; '' when nobody is. */
export const useTyping = (chatId: number): string => {
  const [typing, setTyping] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const listen = (next: Typing | undefined) => {
      if (next && next.chatIdx !== chatId) return
      clearTimeout(timer)
      setTyping(next?.name ?? '')
      timer = setTimeout(() => setTyping(''), TYPING_MS)
    }
    listeners.add(listen)
    return () => {
      clearTimeout(timer)
      listeners.delete(listen)
    }
  }, [chatId])
  return typing
}
