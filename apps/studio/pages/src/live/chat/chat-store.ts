import {
  CHAT_HISTORY,
  type ChatAnswer,
  type ChatMessage,
  type ChatNews,
  type ChatPhrase,
  type ChatRefusal,
} from '../../../../src/tables/chat/chat-shapes.ts'
import type { TableLink } from '../store/table-link.ts'

export type ChatState = {
  isOn: boolean
  /** Oldest first. */
  messages: readonly ChatMessage[]
  /** Came while nobody looked. */
  unread: number
  refusal: ChatRefusal | 'lost' | undefined
  /** By their ids: what this page said, and reported. */
  own: ReadonlySet<string>
  reported: ReadonlySet<number>
}

type ChatLink = Pick<TableLink, 'chat'>

/** The chat of one table as this page knows it. Apart from the rounds: nothing of it waits for them, nor they for it. */
export class ChatStore {
  readonly #link: ChatLink
  readonly #code: string
  readonly #listeners = new Set<() => void>()
  #isRead = false
  #state: ChatState = {
    isOn: false,
    messages: [],
    unread: 0,
    refusal: undefined,
    own: new Set(),
    reported: new Set(),
  }

  constructor(link: ChatLink, code: string) {
    this.#link = link
    this.#code = code
  }

  readonly state = (): ChatState => this.#state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Whether somebody looks: what comes then is read. */
  read(isRead: boolean): void {
    this.#isRead = isRead
    if (isRead && this.#state.unread > 0) this.#change({ unread: 0 })
  }

  receive(news: ChatNews): void {
    const { messages, unread, own } = this.#state
    if (news.t === 'all') return this.#change({ isOn: news.isOn, messages: news.messages })
    if (news.t === 'gone') return this.#change({ messages: messages.filter(({ id }) => id !== news.id) })
    const { message } = news
    if (messages.some(({ id }) => id === message.id)) return
    this.#change({
      messages: [...messages, message].slice(-CHAT_HISTORY),
      unread: this.#isRead || own.has(message.sent) ? unread : unread + 1,
    })
  }

  /** True where it was taken. */
  async say(what: { said: string } | { phrase: ChatPhrase }): Promise<boolean> {
    const sent = crypto.randomUUID()
    this.#change({ own: new Set([...this.#state.own, sent]) })
    return this.#note(await this.#ask('say', { sent, ...what }))
  }

  async report(message: number): Promise<void> {
    if (this.#note(await this.#ask('report', { message })))
      this.#change({ reported: new Set([...this.#state.reported, message]) })
  }

  forgive(): void {
    if (this.#state.refusal) this.#change({ refusal: undefined })
  }

  /** Undefined where no answer came. */
  #ask(...[name, asked]: Ask): Promise<ChatAnswer | undefined> {
    return this.#link.chat(this.#code, name, asked).catch(() => undefined)
  }

  #note(answer: ChatAnswer | undefined): boolean {
    const isDone = answer?.outcome === 'done'
    this.#change({ refusal: isDone ? undefined : (answer?.reason ?? 'lost') })
    return isDone
  }

  #change(more: Partial<ChatState>): void {
    this.#state = { ...this.#state, ...more }
    for (const listener of this.#listeners) listener()
  }
}

type Ask = Parameters<TableLink['chat']> extends [string, ...infer Rest] ? Rest : never
