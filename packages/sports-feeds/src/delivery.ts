import { excerptOf, type FeedListener, type Problem } from './feed.ts'
import type { FeedMessage } from './message.ts'

/** Brings messages to a listener one after the other, and survives what it throws. */
export type Delivery = {
  /** Resolves when the listener has it, or has failed on it. */
  message(message: FeedMessage): Promise<void>
  problem(problem: Problem): void
  /** Resolves when everything that was given so far has been delivered. */
  drained(): Promise<void>
}

/** `failed`: the listener did not take it. */
export const createDelivery = (listener: FeedListener, failed: (message: FeedMessage) => void): Delivery => {
  let last: Promise<void> = Promise.resolve()

  const problem = (found: Problem): void => {
    try {
      listener.problem(found)
    } catch {
      // A listener that cannot take problems has nobody to be told.
    }
  }

  const deliver = async (message: FeedMessage): Promise<void> => {
    try {
      await listener.message(message)
    } catch (error) {
      const event = 'event' in message ? message.event : null
      problem({ code: 'listener', producer: message.producer, event, excerpt: excerptOf(String(error)) })
      failed(message)
    }
  }

  return {
    message(message) {
      last = last.then(() => deliver(message))
      return last
    },
    problem,
    drained: () => last,
  }
}
