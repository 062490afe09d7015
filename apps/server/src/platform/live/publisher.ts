import type { Bus, BusLog } from '@maru/stomp/bus'
import type { Address, Coalescing } from './topic.ts'

export type PublishOptions = {
  /** The message is a state, and an older one that comes later is dropped. */
  version?: number
  /** Whoever is subscribed has no business here any more once it is delivered. */
  isLast?: true
}
/** Publishes on topics, at the rate that each declares. */
export type Publisher = {
  publish<M>(address: Address<M>, message: M, options?: PublishOptions): void
  /** The same for many of one topic. */
  publishAll<M>(messages: readonly { address: Address<M>; message: M; version?: number }[]): void
}

/** Of one key: what waits, if anything does. */
type Window = { waiting?: { message: unknown; options: PublishOptions } }

export const createPublisher = (bus: Bus, log: BusLog): Publisher => {
  const windows = new Map<string, Window>()

  const send = <M>({ subject, key }: Address<M>, message: M, { version, isLast }: PublishOptions): void =>
    bus.publish([messageOf(subject, key, message, version, isLast)])

  const later = <M>(address: Address<M>, coalesce: Coalescing<M>, message: M, options: PublishOptions): void => {
    const open = windows.get(address.key)
    if (open) {
      const before = open.waiting?.message as M | undefined
      open.waiting = {
        message: before !== undefined && coalesce.merge ? coalesce.merge(before, message) : message,
        options,
      }
      return
    }
    const window: Window = {}
    if (coalesce.isLate) window.waiting = { message, options }
    windows.set(address.key, window)
    const close = () => {
      const { waiting } = window
      delete window.waiting
      if (!waiting) return void windows.delete(address.key)
      // What is thrown here nobody catches, and the process would end.
      try {
        send(address, waiting.message as M, waiting.options)
      } catch (error) {
        log.warn({ err: error, topic: address.key }, 'live message not sent')
      }
      if (coalesce.isLate) windows.delete(address.key)
      else setTimeout(close, coalesce.everyMs).unref()
    }
    setTimeout(close, coalesce.everyMs).unref()
    if (!coalesce.isLate) send(address, message, options)
  }

  return {
    publish(address, message, options = {}) {
      const { coalesce } = address.topic
      if (coalesce && !options.isLast && coalesce.applies?.(message) !== false)
        later(address, coalesce, message, options)
      else send(address, message, options)
    },
    publishAll(messages) {
      bus.publish(
        messages.map(({ address: { subject, key }, message, version }) => messageOf(subject, key, message, version)),
      )
    },
  }
}

const messageOf = (subject: string, key: string, message: unknown, version?: number, isLast?: true) => ({
  subject,
  ...(key === subject ? {} : { topic: key }),
  body: JSON.stringify(message),
  ...(version === undefined ? {} : { version }),
  ...(isLast ? { isLast } : {}),
})
