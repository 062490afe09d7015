import { add, each, type Few, remove } from './few.ts'
import { textMessage, writeFrame } from './stomp-frame.ts'

/** `message`: a whole WebSocket message, the same bytes for every reader. */
type Reader = { deliver(message: Buffer): void; end(): void; check(): void }
/** One reader of a destination under the id that the reader gave it; `name`: see `subscribe`. */
export type Subscription = { id: string; destination: string; name: string | undefined; reader: Reader }
/** A name that several destinations answer to, and the highest version that was published under it. */
type Named = { destinations: Few<string>; version: number }

/** Who listens to which destination in this process. Most destinations have one reader, and most readers two destinations. */
export class Topics {
  readonly #byDestination = new Map<string, Few<Subscription>>()
  readonly #byName = new Map<string, Named>()
  readonly #byLogin = new Map<string, Few<Reader>>()
  #messages = 0

  /** `name`: what is published under it reaches this destination, too. One destination always comes with the same name. */
  subscribe(destination: string, id: string, reader: Reader, name?: string): Subscription {
    const subscription = { id, destination, name, reader }
    this.#byDestination.set(destination, add(this.#byDestination.get(destination), subscription))
    if (name === undefined) return subscription
    const named = this.#byName.get(name)
    if (named) named.destinations = add(named.destinations, destination)
    else this.#byName.set(name, { destinations: destination, version: -1 })
    return subscription
  }

  unsubscribe(subscription: Subscription): void {
    const { destination, name } = subscription
    const others = remove(this.#byDestination.get(destination), subscription)
    if (others !== undefined) return void this.#byDestination.set(destination, others)
    this.#byDestination.delete(destination)
    const named = name === undefined ? undefined : this.#byName.get(name)
    if (name === undefined || !named) return
    const left = remove(named.destinations, destination)
    if (left === undefined) this.#byName.delete(name)
    else named.destinations = left
  }

  /** How many sessions listen to a destination. */
  readers(destination: string): number {
    return this.#readersOf(destination).size
  }

  /** A session belongs to a login from its CONNECT on, before it listens to anything. */
  join(login: string, reader: Reader): void {
    this.#byLogin.set(login, add(this.#byLogin.get(login), reader))
  }

  leave(login: string, reader: Reader): void {
    const others = remove(this.#byLogin.get(login), reader)
    if (others === undefined) this.#byLogin.delete(login)
    else this.#byLogin.set(login, others)
  }

  sessionsOf(login: string): number {
    const few = this.#byLogin.get(login)
    return few === undefined ? 0 : few instanceof Set ? few.size : 1
  }

  /** Ends every session of a login, and every one that listens to the destination of that name. */
  end(destination: string): void {
    const ended = this.#readersOf(destination)
    each(this.#byLogin.get(destination), (reader) => ended.add(reader))
    for (const reader of ended) reader.end()
  }

  /** Has every session ask whether its login is still open: the news of an end may have been missed. */
  check(): void {
    for (const few of this.#byLogin.values()) each(few, (reader) => reader.check())
  }

  /** To a destination, or to all that answer to a name; under a name, what is not newer than the last is dropped. */
  publish(topic: string, body: string, version?: number): void {
    const named = this.#byName.get(topic)
    if (!named) return this.#send(topic, body)
    if (version !== undefined) {
      if (version <= named.version) return
      named.version = version
    }
    each(named.destinations, (destination) => this.#send(destination, body))
  }

  /** Most clients name their first subscription alike, so one message is written once per name, not once per reader. */
  #send(destination: string, body: string): void {
    const subscriptions = this.#byDestination.get(destination)
    if (subscriptions === undefined) return
    const messageId = String(++this.#messages)
    const messages = new Map<string, Buffer>()
    each(subscriptions, ({ id, reader }) => {
      let message = messages.get(id)
      if (!message) {
        message = messageBytes(destination, id, messageId, body)
        messages.set(id, message)
      }
      reader.deliver(message)
    })
  }

  #readersOf(destination: string): Set<Reader> {
    const readers = new Set<Reader>()
    each(this.#byDestination.get(destination), ({ reader }) => readers.add(reader))
    return readers
  }
}

const messageBytes = (destination: string, subscription: string, messageId: string, body: string): Buffer =>
  textMessage(
    writeFrame({
      command: 'MESSAGE',
      headers: { subscription, 'message-id': messageId, destination, 'content-type': 'application/json' },
      body,
    }),
  )
