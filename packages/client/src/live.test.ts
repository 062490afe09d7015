import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from './call-error.ts'

const answers: (() => unknown)[] = []
vi.mock('./call.ts', () => ({ call: async () => (answers.length > 1 ? answers.shift() : answers[0])?.() }))
vi.mock('./config.ts', () => ({ site: async () => ({ siteId: 1, authorization: 'a' }) }))
const login = { isThere: true }
vi.mock('./session.ts', () => ({
  session: () => (login.isThere ? { token: 't', socketKey: 'k', expiresAt: 0 } : undefined),
}))

type Door = {
  connected: boolean
  connectHeaders: unknown
  subscribed: string[]
  receipts: (() => void)[]
  subscribers: ((frame: { body: string }) => void)[]
  beforeConnect: (own: Door) => void
  onConnect: () => void
  onWebSocketClose: () => void
}
const doors: Door[] = []
vi.mock('@stomp/stompjs', () => ({
  ReconnectionTimeMode: { EXPONENTIAL: 1 },
  Client: class {
    connected = false
    subscribed: string[] = []
    receipts: (() => void)[] = []
    subscribers: ((frame: { body: string }) => void)[] = []
    constructor(options: object) {
      Object.assign(this, options)
      doors.push(this as unknown as Door)
    }
    activate() {}
    deactivate() {}
    subscribe(topic: string, onFrame: (frame: { body: string }) => void) {
      this.subscribed.push(topic)
      this.subscribers.push(onFrame)
      return { unsubscribe: () => this.subscribed.splice(this.subscribed.indexOf(topic), 1) }
    }
    watchForReceipt(_: string, onReceipt: () => void) {
      this.receipts.push(onReceipt)
    }
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('location', { protocol: 'http:', host: 'site' })
  doors.length = 0
  answers.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const listen = async () => {
  const { listenLive } = await import('./live.ts')
  const messages: unknown[] = []
  const states: string[] = []
  const stop = listenLive({ onMessage: (message) => messages.push(message), onState: (state) => states.push(state) })
  await vi.advanceTimersByTimeAsync(0)
  const [door] = doors
  if (!door) throw new Error('no socket was opened')
  return { messages, states, stop, door }
}

test('it connects with the site and the token of the moment, and subscribes to the site and the member', async () => {
  const { door, states, stop } = await listen()
  door.beforeConnect(door)
  expect(door.connectHeaders).toEqual({ login: 'a', passcode: 't' })
  door.onConnect()
  expect(door.subscribed).toEqual(['/topic/site/1', '/topic/member/k'])
  expect(states.at(-1)).toBe('live')
  stop()
})

test('a guest connects without a token, and subscribes to the site alone', async () => {
  login.isThere = false
  const { door, stop } = await listen()
  door.beforeConnect(door)
  expect(door.connectHeaders).toEqual({ login: 'a' })
  door.onConnect()
  expect(door.subscribed).toEqual(['/topic/site/1'])
  stop()
  login.isThere = true
})

test('while the socket is down the balance comes by asking, and no longer once it is up', async () => {
  answers.push(() => ({ balance: 5, point: 7, balanceVersion: 3, newMsg: 2 }))
  const { door, messages, states, stop } = await listen()
  door.onWebSocketClose()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(messages).toEqual([
    { cmd: 'CASH', data1: 5, data2: 7, version: 3 },
    { cmd: 'MSG', data1: 2, data2: '' },
  ])
  expect(states.at(-1)).toBe('polling')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(messages).toHaveLength(4)
  door.connected = true
  door.onConnect()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(messages).toHaveLength(4)
  stop()
})

test('what happened before the socket listened is asked for once it does', async () => {
  answers.push(() => ({ balance: 5, point: 7, balanceVersion: 3, newMsg: 2 }))
  const { door, messages, stop } = await listen()
  door.onConnect()
  expect(messages).toEqual([])
  door.receipts[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(messages).toEqual([
    { cmd: 'CASH', data1: 5, data2: 7, version: 3 },
    { cmd: 'MSG', data1: 2, data2: '' },
  ])
  stop()
})

test('maintenance is noticed without the socket, too', async () => {
  answers.push(() => {
    throw new CallError('B0093', '')
  })
  const { door, messages, stop } = await listen()
  door.onWebSocketClose()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(messages).toEqual([{ cmd: 'INSPECT', data1: 'Y', data2: '' }])
  stop()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(messages).toHaveLength(1)
})

test('a topic that a page follows shares the connection, through interruptions, until the page stops', async () => {
  login.isThere = false
  const { followTopic } = await import('./live-topics.ts')
  const { door, stop } = await listen()
  const messages: unknown[] = []
  let timesFollowed = 0
  const topic = '/topic/powerball/powerball'
  const leave = followTopic({
    destination: topic,
    onMessage: (message) => messages.push(message),
    onFollowed: () => timesFollowed++,
  })
  expect(door.subscribed).toEqual([])
  door.connected = true
  door.onConnect()
  expect(door.subscribed).toEqual(['/topic/site/1', topic])
  door.receipts[0]?.()
  door.subscribers[1]?.({ body: '{"cmd":"MINIGAME"}' })
  door.onConnect()
  door.receipts[1]?.()
  expect({ messages, timesFollowed }).toEqual({ messages: [{ cmd: 'MINIGAME' }], timesFollowed: 2 })
  leave()
  expect(door.subscribed.filter((one) => one === topic)).toHaveLength(1)
  stop()
  login.isThere = true
})

test('a topic that is followed while the connection stands is subscribed to at once', async () => {
  login.isThere = false
  const { followTopic } = await import('./live-topics.ts')
  const { door, stop } = await listen()
  door.connected = true
  door.onConnect()
  const leave = followTopic({ destination: '/topic/powerball/speedkino', onMessage: () => {} })
  expect(door.subscribed).toContain('/topic/powerball/speedkino')
  leave()
  stop()
  login.isThere = true
})
