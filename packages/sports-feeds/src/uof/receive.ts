import type { Delivery } from '../delivery.ts'
import { type FeedClock, isAhead } from '../feed.ts'
import type { FeedMessage } from '../message.ts'
import { type ControlMessage, type Read, readMessage } from './read-message.ts'
import { routingKeyOf } from './routing-key.ts'

export type ReceiverOptions = {
  delivery: Delivery
  clock: FeedClock
  control(message: ControlMessage): void
  seen(message: FeedMessage): void
}

/** Resolves when the listener has what a message says. */
export const createReceiver =
  ({ delivery, clock, control, seen }: ReceiverOptions) =>
  async (routingKey: string, body: Uint8Array): Promise<void> => {
    const read = inTime(readMessage(body), clock.now())
    const about = routingKeyOf(routingKey)
    for (const problem of read.problems) delivery.problem({ ...problem, event: problem.event ?? about.event })
    if (read.control) control(read.control)
    const isLost = !read.control && !read.message && hidesPrices.has(about.kind)
    const message = read.message ?? (isLost && about.event ? stopOf(about.event, clock.now()) : null)
    if (!message) return
    const delivered = delivery.message(message)
    seen(message)
    await delivered
  }

function inTime(read: Read, now: number): Read {
  const said = read.message ?? read.control
  if (!said || !isAhead(said.at, now)) return read
  const event = read.message && 'event' in read.message ? read.message.event : null
  const problem = { code: 'time' as const, producer: said.producer, event, excerpt: `${said.at} at ${now}` }
  return {
    message: read.message && { ...read.message, at: now },
    control: read.control && { ...read.control, at: now },
    problems: [...read.problems, problem],
  }
}

/** Kinds of which one that cannot be read may have closed a market. */
const hidesPrices = new Set(['odds_change', 'bet_stop'])

/** Nothing of the event may be bet on until a message about it can be read. */
const stopOf = (event: string, at: number): FeedMessage => ({
  kind: 'betStop',
  producer: 0,
  at,
  sequence: null,
  recovery: null,
  event,
  groups: ['all'],
  state: 'suspended',
})
