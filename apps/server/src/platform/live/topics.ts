import { writeFrame } from './stomp-frame.ts'

type Reader = { deliver(frame: string): void; end(): void }

/** Who listens to which destination in this process. */
export class Topics {
  readonly #byDestination = new Map<string, Map<Reader, Set<string>>>()
  #messages = 0

  add(destination: string, subscription: string, reader: Reader): void {
    const readers = this.#byDestination.get(destination) ?? new Map<Reader, Set<string>>()
    this.#byDestination.set(destination, readers)
    const subscriptions = readers.get(reader) ?? new Set()
    readers.set(reader, subscriptions.add(subscription))
  }

  remove(destination: string, subscription: string, reader: Reader): void {
    const readers = this.#byDestination.get(destination)
    const subscriptions = readers?.get(reader)
    subscriptions?.delete(subscription)
    if (subscriptions?.size === 0) readers?.delete(reader)
    if (readers?.size === 0) this.#byDestination.delete(destination)
  }

  /** How many sessions listen to a destination. */
  readers(destination: string): number {
    return this.#byDestination.get(destination)?.size ?? 0
  }

  /** Ends every session that listens to a destination. */
  end(destination: string): void {
    for (const reader of [...(this.#byDestination.get(destination)?.keys() ?? [])]) reader.end()
  }

  /** Most clients name their first subscription alike, so one frame is written once per name, not once per reader. */
  publish(destination: string, body: string): void {
    const readers = this.#byDestination.get(destination)
    if (!readers) return
    const messageId = String(++this.#messages)
    const frames = new Map<string, string>()
    for (const [reader, subscriptions] of readers)
      for (const subscription of subscriptions) {
        const frame = frames.get(subscription) ?? messageFrame(destination, subscription, messageId, body)
        frames.set(subscription, frame)
        reader.deliver(frame)
      }
  }
}

const messageFrame = (destination: string, subscription: string, messageId: string, body: string): string =>
  writeFrame({
    command: 'MESSAGE',
    headers: { subscription, 'message-id': messageId, destination, 'content-type': 'application/json' },
    body,
  })
