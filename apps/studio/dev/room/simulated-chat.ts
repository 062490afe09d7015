import type { ChatMessage, ChatNews } from '../../src/tables/chat/chat-shapes.ts'

const TALK: readonly Pick<ChatMessage, 'who' | 'said' | 'phrase'>[] = [
  { who: '파**님', said: null, phrase: 'hello' },
  { who: 'th**', said: 'Banker again, I think', phrase: null },
  { who: '강**님', said: '이번 슈는 플레이어가 길게 나오네요. 조금 기다려 보겠습니다.', phrase: null },
  { who: 'ng**', said: null, phrase: 'luck' },
  { who: '고**님', said: '여기 ··· 아니죠?', phrase: null },
]

/** A talk that begins with a few lines; what the page says is added. */
export const simulatedChat = (now: () => number) => {
  const messages: ChatMessage[] = TALK.map((line, id) => ({
    ...line,
    id: id + 1,
    sent: crypto.randomUUID(),
    at: now(),
  }))
  return {
    all: (): ChatNews => ({ t: 'all', isOn: true, messages: [...messages] }),
    take(asked: object): ChatNews | undefined {
      if (!('sent' in asked)) return undefined
      const { sent, said = null, phrase = null } = asked as Pick<ChatMessage, 'sent'> & Partial<ChatMessage>
      const message = { id: messages.length + 1, sent, who: '나**', said, phrase, at: now() }
      messages.push(message)
      return { t: 'said', message }
    },
  }
}
