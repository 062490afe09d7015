import type { Opened } from '@maru/stomp'
import type { Bus } from '@maru/stomp/bus'
import type pg from 'pg'
import { readChat } from './chat.repository.ts'
import { type ChatNews, chatTopic } from './chat-shapes.ts'

/** Of the bus: one for each table and site. */
const PREFIX = 'chat '
export const chatSubject = (code: string, site: string): string => `${PREFIX}${code} ${site}`

export const publishChat = (bus: Bus, code: string, site: string, news: ChatNews): void =>
  bus.publish([{ subject: chatSubject(code, site), body: JSON.stringify(news) }])

/** Everything that a page shows. */
export const wholeChat = async (db: pg.Pool, code: string, site: string): Promise<ChatNews> => ({
  t: 'all',
  ...(await readChat(db, { code, site })),
})

/** Where the chat of a table leads for a player of a site. */
export const openChat = (db: pg.Pool, destination: string, code: string, site: string): Opened | undefined => {
  if (destination !== chatTopic(code)) return undefined
  const topic = chatSubject(code, site)
  return { topic, snapshot: async () => [{ body: JSON.stringify(await wholeChat(db, code, site)) }] }
}

/** What may have been missed of chats. */
export const missedChats = async (
  db: pg.Pool,
  topics: readonly string[],
  publish: (topic: string, body: string) => void,
): Promise<void> => {
  for (const topic of topics) {
    if (!topic.startsWith(PREFIX)) continue
    const [code = '', ...site] = topic.slice(PREFIX.length).split(' ')
    publish(topic, JSON.stringify(await wholeChat(db, code, site.join(' '))))
  }
}
