import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Interest } from '../topics.ts'

/**
 * `subject`: who wants it, see `subjects.ts`. `topic`: where it is delivered in a process; default the subject. `isLast`: whoever listens to the topic has no
 * business here any more once it is delivered. `version`: the message is a state, and one with no higher version of the same topic is dropped. `isDelta`: it says what
 * changed since the version before, so that each is sent.
 */
export type BusMessage = {
  subject: string
  topic?: string
  body: string
  isLast?: true
  version?: number
  isDelta?: true
}

/** Carries live messages between server processes. A process receives the subjects it asked for (`Interest`). */
export type Bus = Interest & {
  /**
   * Delivered in this process at once, and in order to the others that want it, of each state only the last that waits. Takes no time and reports no failure:
   * where messages were lost, `missed` is called in every process that may lack them. Throws RangeError for a message over `MOST_BYTES`.
   */
  publish(messages: readonly BusMessage[]): void
  /** Called once. `missed`: messages of others may have been lost on their way to this process. */
  receive(deliver: (message: BusMessage) => void, missed: () => void): void
  /** Sends what waits, if that is possible now, and ends. */
  close(): Promise<void>
}

/** What a bus runs on. */
export type Transport = {
  /** To every other process that listens to the subjects. Rejects when it may not have been sent. */
  send(messages: readonly BusMessage[]): Promise<void>
  /** Resolves when messages come; also at once while there is no connection: they come when it is there. */
  listen(subject: string): Promise<void>
  unlisten(subject: string): void
  close(): Promise<void>
}
export type TransportEvents = {
  received(message: BusMessage): void
  /** There is a connection again, and all subjects are listened to. `isGap`: what was sent before may be lost. */
  reconnected(isGap: boolean): void
}
export type BusLog = Pick<Logger, 'warn'>
export type OpenTransport = (events: TransportEvents, log: BusLog) => Promise<Transport>

export const MOST_BYTES = 256 * 1024
/** Every process listens to it. */
const EVERYBODY = 'everybody'
/** Between two sendings: each wakes every process that listens. */
const BATCH_MS = 15
/** A subject that nobody needs any more is listened to a while longer: people reload pages. */
const GRACE_MS = 10_000
/** Longest time that what was missed waits, drawn anew each time: the database is not asked for it by all processes at once. */
const MISSED_WITHIN_MS = 400

type Wanted = { count: number; coming: Promise<void> | undefined; release?: NodeJS.Timeout }

export const createBus = async (open: OpenTransport, log: BusLog, graceMs = GRACE_MS): Promise<Bus> => {
  const wanted = new Map<string, Wanted>()
  let deliver: (message: BusMessage) => void = () => {}
  let onMissed = () => {}
  let missing: NodeJS.Timeout | undefined
  let isGap = false
  let isOpen = false
  let isClosed = false

  const missed = (): void => {
    const say = () => {
      missing = undefined
      onMissed()
    }
    if (!isClosed) missing ??= setTimeout(say, Math.random() * MISSED_WITHIN_MS).unref()
  }
  const received = (message: BusMessage): void => {
    if (message.subject === EVERYBODY) missed()
    else if (wanted.has(message.subject)) deliver(message)
  }
  const reconnected = (mayLack: boolean): void => {
    isGap ||= mayLack
    if (!isOpen) return
    missed()
    void sendWaiting()
  }
  const transport = await open({ received, reconnected }, log)
  await transport.listen(EVERYBODY)

  /** Delivered here, not yet sent: events in their order, and states by their topic. */
  let events: BusMessage[] = []
  let states = new Map<string, BusMessage>()
  const sendOnce = async (): Promise<void> => {
    const messages = [...states.values(), ...events]
    events = []
    states = new Map()
    if (isGap) messages.push({ subject: EVERYBODY, body: 'missed' })
    const hadGap = isGap
    isGap = false
    await transport.send(messages).catch((error) => {
      isGap = true
      if (!hadGap)
        log.warn({ error: error.message, messages: messages.length }, 'live messages not sent to other processes')
    })
  }
  const isWaiting = (): boolean => events.length + states.size > 0 || (isGap && !isClosed)
  let isSending = false
  let sending = Promise.resolve()
  const send = async (): Promise<void> => {
    while (isWaiting()) {
      await sendOnce()
      // What could not be sent is missed; that is said as soon as there is a connection.
      if (isGap && events.length + states.size === 0) break
      await sleep(BATCH_MS)
    }
    isSending = false
  }
  const sendWaiting = (): Promise<void> => {
    if (isSending || !isWaiting()) return sending
    isSending = true
    sending = send()
    return sending
  }

  isOpen = true
  return {
    publish(messages) {
      for (const message of messages)
        if (message.body.length > MOST_BYTES || Buffer.byteLength(message.body) > MOST_BYTES)
          throw new RangeError('live message too large')
      for (const message of messages) {
        if (message.version === undefined || message.isDelta) events.push(message)
        else states.set(message.topic ?? message.subject, message)
        deliver(message)
      }
      void sendWaiting()
    },
    receive(toHere, whenMissed) {
      deliver = toHere
      onMissed = whenMissed
    },
    add(subject) {
      const known = wanted.get(subject)
      if (known) {
        known.count++
        clearTimeout(known.release)
        return known.coming
      }
      const entry: Wanted = { count: 1, coming: undefined }
      entry.coming = transport.listen(subject).finally(() => {
        entry.coming = undefined
      })
      wanted.set(subject, entry)
      return entry.coming
    },
    remove(subject) {
      const known = wanted.get(subject)
      if (!known || --known.count > 0) return
      const release = () => {
        wanted.delete(subject)
        transport.unlisten(subject)
      }
      known.release = setTimeout(release, graceMs).unref()
    },
    async close() {
      isClosed = true
      clearTimeout(missing)
      for (const { release } of wanted.values()) clearTimeout(release)
      await sendWaiting()
      await transport.close()
    },
  }
}

/** For what runs without other processes, and for tests: `sent` gets every message. */
export const silentBus = (sent: (messages: readonly BusMessage[]) => void = () => {}): Bus => ({
  publish: sent,
  receive: () => {},
  add: () => undefined,
  remove: () => {},
  close: async () => {},
})
