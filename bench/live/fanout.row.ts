import { join } from 'node:path'
import { type Child, startChild } from '../child.ts'
import type { Ground } from '../ground.ts'
import { type Compared, compare, type Side } from '../slices.ts'
import type { FanoutAnswer, FanoutQuestion } from './fanout.server.ts'
import { sentBytes } from './frames.ts'
import type { ListenersAnswer, ListenersQuestion } from './listeners.ts'
import { mayOpen } from './open-files.ts'

const SUBSCRIBERS = 5_000
const TOPIC = '/topic/site/1'
/** Rounds under way at once: the next is written while the last is still read. */
const WINDOW = 3
const BODY = JSON.stringify({ cmd: 'INSPECT', data1: 'Y', data2: '' })

type Server = Child<FanoutQuestion, FanoutAnswer>
export type Listeners = Child<ListenersQuestion, ListenersAnswer>
export const startListeners = (): Promise<Listeners> => startChild(join(import.meta.dirname, 'listeners.ts'))

/** One message to every subscriber of a topic; beside it the same text by `send` of every bare socket. */
export const liveFanout = async (ground: Ground): Promise<Compared> => {
  // The server holds both listeners.
  const subscribers = Math.floor(mayOpen(ground, SUBSCRIBERS * 2) / 2)
  const server: Server = await startChild(join(import.meta.dirname, 'fanout.server.ts'))
  const listeners = [await startListeners(), await startListeners()] as const
  try {
    const { stomp, bare } = await server.ask({ what: 'ports' })
    const seat = { login: 'listeners', passcode: 'listeners', destinations: [TOPIC] }
    await listeners[0].ask({ what: 'open', port: stomp, count: subscribers, seats: [seat] })
    await listeners[1].ask({ what: 'open', port: bare, count: subscribers, seats: [{ destinations: [] }] })
    let published = 0
    const textOf = (message: number): string =>
      `MESSAGE\nsubscription:0\nmessage-id:${message}\ndestination:${TOPIC}\ncontent-type:application/json\n\n${BODY}\0`
    const ours = roundSide('topic', listeners[0], subscribers, () => {
      void server.ask({ what: 'publish', topic: TOPIC, body: BODY })
      return sentBytes(textOf(++published))
    })
    const beside = roundSide('bare send', listeners[1], subscribers, () => {
      const text = textOf(published)
      void server.ask({ what: 'send', text })
      return sentBytes(text)
    })
    return await compare(ground, ours, beside, server.pid)
  } finally {
    await Promise.all([server.stop(), ...listeners.map((listeners) => listeners.stop())])
  }
}

/** `send` has the server send a round, and says how many bytes each reader gets. */
const roundSide = (name: string, listeners: Listeners, subscribers: number, send: () => number): Side => {
  let expected = 0
  return {
    name,
    callers: WINDOW,
    act: async () => {
      expected += send() * subscribers
      await listeners.ask({ what: 'await', bytes: expected })
      return subscribers
    },
    // Nothing may still come, and nothing may be missing.
    check: async () => {
      const { bytes } = await listeners.ask({ what: 'await', bytes: expected })
      if (bytes !== expected) throw new Error(`${name}: ${bytes} bytes arrived of ${expected}`)
    },
    close: async () => {},
  }
}
