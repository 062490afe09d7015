import { type FormEvent, type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react'
import { chatPhrases, MOST_LETTERS } from '../../../../src/tables/chat/chat-shapes.ts'
import { Icon } from '../../frame/icons.tsx'
import type { Say } from '../../frame/texts.ts'
import type { RoomLayout } from '../game/game-view.ts'
import { chatBox } from './chat-box.ts'
import { ChatLine, lineOf } from './chat-line.tsx'
import type { ChatStore } from './chat-store.ts'
import { phraseWords, refusalWords } from './chat-words.ts'
import { useChat } from './use-chat.ts'

/** What players of the site say at the table. It lies over the room where nothing is bet on, as far as there is such a place. */
export const ChatPanel = memo(function ChatPanel({
  store,
  layout,
  onClose,
  say,
}: {
  store: ChatStore
  layout: RoomLayout
  onClose: () => void
  say: Say
}) {
  const { isOn, messages, refusal, own, reported } = useChat(store)
  const [text, setText] = useState('')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    store.read(true)
    return () => store.read(false)
  }, [store])
  const last = messages.at(-1)
  const newest = last?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest is shown when it comes
  useEffect(() => {
    const { current } = list
    if (current) current.scrollTop = current.scrollHeight
  }, [newest])
  const { size, x, y, width, height } = useMemo(() => chatBox(layout), [layout])
  if (!isOn) return null
  const closing = (
    <button type="button" className="tool" aria-label={say('chatHide')} title={say('chatHide')} onClick={onClose}>
      <Icon name="close" />
    </button>
  )
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && (await store.say({ said: text }))) setText('')
  }
  return (
    <section
      className="room-chat"
      data-size={size}
      style={{ left: x, top: y, width, height }}
      aria-label={say('chatName')}
      onKeyDown={stopKeys}
    >
      {size === 'full' ? (
        <header>
          <h2>{say('chatName')}</h2>
          {closing}
        </header>
      ) : null}
      <ul ref={list} role="log" aria-label={say('chatName')}>
        {messages.length === 0 ? <li className="dim">{say('chatNone')}</li> : null}
        {messages.map((message) => (
          <ChatLine
            key={message.id}
            message={message}
            isOwn={own.has(message.sent)}
            isReported={reported.has(message.id)}
            onReport={() => void store.report(message.id)}
            say={say}
          />
        ))}
      </ul>
      {refusal ? (
        <p role="status" className="chat-refusal">
          {say(refusalWords[refusal])}
        </p>
      ) : null}
      <div className="chat-phrases">
        {chatPhrases.map((phrase) => (
          <button key={phrase} type="button" onClick={() => void store.say({ phrase })}>
            {say(phraseWords[phrase])}
          </button>
        ))}
      </div>
      <form onSubmit={send}>
        <input
          value={text}
          maxLength={MOST_LETTERS}
          aria-label={say('chatWrite')}
          placeholder={(size === 'line' && last && lineOf(last, say)) || say('chatWrite')}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ currentTarget: { value } }) => {
            setText(value)
            store.forgive()
          }}
        />
        <button type="submit" className="button" disabled={text.trim() === ''}>
          {say('chatSend')}
        </button>
        {size === 'full' ? null : closing}
      </form>
    </section>
  )
})

/** Letters that are typed here lay no chips. */
const stopKeys = (event: KeyboardEvent): void => event.nativeEvent.stopImmediatePropagation()
