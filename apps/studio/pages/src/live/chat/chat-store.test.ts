import { expect, test } from 'vitest'
import type { ChatAnswer, ChatMessage } from '../../../../src/tables/chat/chat-shapes.ts'
import { ChatStore } from './chat-store.ts'

const message = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  sent: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  who: 'h**',
  said: `말 ${id}`,
  phrase: null,
  at: id,
  ...more,
})
const opened = (answer: ChatAnswer = { outcome: 'done' }) => {
  const asked: { sent?: string; message?: number }[] = []
  const store = new ChatStore(
    {
      chat: async (_code, _name, body) => {
        asked.push(body)
        return answer
      },
    },
    'moonlit-baccarat-1',
  )
  store.receive({ t: 'all', isOn: true, messages: [message(1)] })
  return { store, asked }
}
const idsOf = (store: ChatStore) => store.state().messages.map(({ id }) => id)

test('messages come in order, each once, and go where staff delete them', () => {
  const { store } = opened()
  store.receive({ t: 'said', message: message(2) })
  store.receive({ t: 'said', message: message(2) })
  expect(idsOf(store)).toEqual([1, 2])
  store.receive({ t: 'gone', id: 1 })
  expect(idsOf(store)).toEqual([2])
  store.receive({ t: 'all', isOn: false, messages: [] })
  expect(store.state()).toMatchObject({ isOn: false, messages: [] })
})

test('of a long talk the last fifty stay', () => {
  const { store } = opened()
  for (let id = 2; id <= 80; id++) store.receive({ t: 'said', message: message(id) })
  expect(idsOf(store)).toHaveLength(50)
  expect(idsOf(store).at(-1)).toBe(80)
})

test('what comes while nobody looks is counted, one’s own is not', async () => {
  const { store, asked } = opened()
  store.receive({ t: 'said', message: message(2) })
  await store.say({ said: '안녕' })
  const sent = asked[0]?.sent ?? ''
  store.receive({ t: 'said', message: message(3, { sent }) })
  expect(store.state().unread).toBe(1)
  store.read(true)
  store.receive({ t: 'said', message: message(4) })
  expect(store.state().unread).toBe(0)
})

test('a refusal is said until the next message is taken, and a reported message is marked', async () => {
  const { store } = opened({ outcome: 'refused', reason: 'muted' })
  expect(await store.say({ phrase: 'hello' })).toBe(false)
  expect(store.state().refusal).toBe('muted')
  await store.report(1)
  expect(store.state().reported.size).toBe(0)
  const other = opened()
  await other.store.report(1)
  expect([...other.store.state().reported]).toEqual([1])
})
