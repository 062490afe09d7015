import { join } from 'node:path'
import { type Child, startChild } from '../child.ts'
import type { Ground } from '../ground.ts'
import { type Compared, compare, type Side } from '../slices.ts'
import type { CrowdAnswer, CrowdQuestion } from './crowd.ts'
import type { FanoutAnswer, FanoutQuestion } from './fanout.server.ts'
import { sentBytes } from './frames.ts'
import { mayOpen } from './open-files.ts'

const SUBSCRIBERS = 5_000
const TOPIC = '/topic/site/1'
/** Rounds under way at once: the next is written while the last is still read. */
const WINDOW = 3
const BODY = JSON.stringify({ cmd: 'INSPECT', data1: 'Y', data2: '' })

type Server = Child<FanoutQuestion, FanoutAnswer>
export type Crowd = Child<CrowdQuestion, CrowdAnswer>
export const startCrowd = (): Promise<Crowd> => startChild(join(import.meta.dirname, 'crowd.ts'))

/** One message to every subscriber of a topic; beside it the same text by `send` of every bare socket. */
export const liveFanout = async (ground: Ground): Promise<Compared> => {
  // The server holds both crowds.
  const subscribers = Math.floor(mayOpen(ground, SUBSCRIBERS * 2) / 2)
  const server: Server = await startChild(join(import.meta.dirname, 'fanout.server.ts'))
  const crowds = [await startCrowd(), await startCrowd()] as const
  try {
    const { stomp, bare } = await server.ask({ what: 'ports' })
    const seat = { login: 'crowd', passcode: 'crowd', destinations: [TOPIC] }
    await crowds[0].ask({ what: 'open', port: stomp, count: subscribers, seats: [seat] })
    await crowds[1].ask({ what: 'open', port: bare, count: subscribers, seats: [{ destinations: [] }] })
    let published = 0
    const textOf = (message: number): string =>
      `MESSAGE\nsubscription:0\nmessage-id:${message}\ndestination:${TOPIC}\ncontent-type:application/json\n\n${BODY}\0`
    const ours = roundSide('topic', crowds[0], subscribers, () => {
      void server.ask({ what: 'publish', topic: TOPIC, body: BODY })
      return sentBytes(textOf(++published))
    })
    const beside = roundSide('bare send', crowds[1], subscribers, () => {
      const text = textOf(published)
      void server.ask({ what: 'send', text })
      return sentBytes(text)
    })
    return await compare(ground, ours, beside, server.pid)
  } finally {
    await Promise.all([server.stop(), ...crowds.map((crowd) => crowd.stop())])
  }
}

/** `send` has the server send a round, and says how many bytes each reader gets. */
const roundSide = (name: string, crowd: Crowd, subscribers: number, send: () => number): Side => {
  let expected = 0
  return {
    name,
    callers: WINDOW,
    act: async () => {
      expected += send() * subscribers
      await crowd.ask({ what: 'await', bytes: expected })
      return subscribers
    },
    // Nothing may still come, and nothing may be missing.
    check: async () => {
      const { bytes } = await crowd.ask({ what: 'await', bytes: expected })
      if (bytes !== expected) throw new Error(`${name}: ${bytes} bytes arrived of ${expected}`)
    },
    close: async () => {},
  }
}
