import { z } from 'zod'
import { sameId } from '../table-shapes.ts'

/** Chat at a live table, of one site. */
export const chatTopic = (code: string): string => `/topic/chat/${code}`

export const MOST_LETTERS = 120
/** What a new subscription gets. */
export const CHAT_HISTORY = 50

/** Said without a keyboard, and read by everybody in its own language. */
export const chatPhrases = ['hello', 'luck', 'congratulations', 'thanks', 'close', 'wow', 'again', 'bye'] as const
export type ChatPhrase = (typeof chatPhrases)[number]

export type ChatMessage = {
  id: number
  /** The page's own id of it. */
  sent: string
  /** Masked. */
  who: string
  said: string | null
  phrase: ChatPhrase | null
  /** ms since 1970 by the studio's clock. */
  at: number
}
/** `all`: the last ones, oldest first. */
export type ChatNews =
  | { t: 'all'; isOn: boolean; messages: readonly ChatMessage[] }
  | { t: 'said'; message: ChatMessage }
  | { t: 'gone'; id: number }

/** Paths below `/play-api/chat/<code>/`, with the session's secret as the bearer token. */
export const CHAT_CALLS = {
  /** `said` is cleaned before it is shown: links and long numbers are taken out. */
  say: z.union([
    z.object({ sent: sameId, said: z.string().min(1).max(1_000) }),
    z.object({ sent: sameId, phrase: z.enum(chatPhrases) }),
  ]),
  report: z.object({ message: z.int().positive() }),
} as const
export type ChatCallName = keyof typeof CHAT_CALLS

export type ChatRefusal = 'off' | 'muted' | 'too-often' | 'word' | 'empty' | 'too-long' | 'unknown'
export type ChatAnswer = { outcome: 'done' } | { outcome: 'refused'; reason: ChatRefusal }
