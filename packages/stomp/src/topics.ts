import { add, each, type Few, has, oneOf, remove } from './few.ts'
import { textMessage, writeFrame } from './stomp-frame.ts'

/** `message`: a whole WebSocket message, the same bytes for every reader. */
/** `check`: answers when it has been asked whether the login is open, and the session has ended where it is not. */
type Reader = { deliver(message: Buffer): void; end(why?: string): void; check(): unknown }

/** Where the messages of other processes come from. `add` answers when they come: undefined where they do already. */
export type Interest = { add(subject: string): Promise<void> | undefined; remove(subject: string): void }

/** Where a destination leads for one client. */
export type Opened = {
  /** What is published under it reaches the subscription. Clients of several sites may name different topics alike. */
  topic: string
  /** Another such name, that several topics answer to. One topic always comes with the same name. */
  name?: string
  /** Of the bus; default the topic. */
  subject?: string
  /** Sent to this subscription before anything else, after its receipt. */
  snapshot?(): Promise<readonly Snapshot[]>
}
/** `version`: what was published with no higher one is in it already. */
export type Snapshot = { body: string; version?: number | undefined }

/** One reader of a topic under the id and the destination that the reader named. */
export type Subscription = {
  id: string
  destination: string
  topic: string
  name: string | undefined
  subject: string
  reader: Reader
  /** Version of its snapshot: what is not newer is in there. */
  since: number
  /** What waits until `release`. */
  held: { message: Buffer; version: number | undefined }[] | null
}
/** A name that several topics answer to, and the highest version that was published under it. */
type Named = { topics: Few<string>; version: number }

export const TRY_LATER = 'not possible now, come back later'
/** Messages that may wait for a snapshot. */
const MOST_HELD = 1_000
const nowhere: Interest = { add: () => undefined, remove: () => {} }

/** Who subscribed to which topic in this process. Most topics have one reader, and most readers two topics. */
export class Topics {
  readonly #interest: Interest
  readonly #byTopic = new Map<string, Few<Subscription>>()
  readonly #byName = new Map<string, Named>()
  readonly #byLogin = new Map<string, Few<Reader>>()
  /** Of topics without a name. */
  readonly #versions = new Map<string, number>()
  #messages = 0

  constructor(interest = nowhere) {
    this.#interest = interest
  }

  /**
   * Holds what is published until `release`. `coming`: resolves when messages of other processes reach it; undefined when they do already.
   */
  subscribe(
    { topic, name, subject = topic }: Opened,
    as: Pick<Subscription, 'id' | 'destination' | 'reader'>,
  ): { subscription: Subscription; coming: Promise<void> | undefined } {
    const subscription: Subscription = { ...as, topic, name, subject, since: -1, held: [] }
    this.#byTopic.set(topic, add(this.#byTopic.get(topic), subscription))
    if (name !== undefined) {
      const named = this.#byName.get(name)
      if (named) named.topics = add(named.topics, topic)
      else this.#byName.set(name, { topics: topic, version: -1 })
    }
    return { subscription, coming: this.#interest.add(subject) }
  }

  /** Delivers the snapshots and then what was published meanwhile. */
  release(subscription: Subscription, snapshots: readonly Snapshot[] = []): void {
    const held = subscription.held ?? []
    subscription.held = null
    for (const snapshot of snapshots) {
      subscription.since = Math.max(subscription.since, snapshot.version ?? -1)
      subscription.reader.deliver(messageBytes(subscription, String(++this.#messages), snapshot.body))
    }
    for (const each of held)
      if (each.version === undefined || each.version > subscription.since) subscription.reader.deliver(each.message)
  }

  unsubscribe(subscription: Subscription): void {
    const { topic, name, subject } = subscription
    const all = this.#byTopic.get(topic)
    if (!has(all, subscription)) return
    this.#interest.remove(subject)
    const others = remove(all, subscription)
    if (others !== undefined) return void this.#byTopic.set(topic, others)
    this.#byTopic.delete(topic)
    this.#versions.delete(topic)
    const named = name === undefined ? undefined : this.#byName.get(name)
    if (name === undefined || !named) return
    const left = remove(named.topics, topic)
    if (left === undefined) this.#byName.delete(name)
    else named.topics = left
  }

  /** How many sessions listen to a topic. */
  readers(topic: string): number {
    return this.#readersOf(topic).size
  }

  /** What somebody is subscribed to: names, and the topics that have none. */
  subscribed(): string[] {
    const unnamed = [...this.#byTopic].filter(([, few]) => oneOf(few).name === undefined).map(([topic]) => topic)
    return [...this.#byName.keys(), ...unnamed]
  }

  /** A session belongs to a login from its CONNECT on, before it listens to anything. `subject`: where the end of the login is published. */
  join(login: string, reader: Reader, subject?: string): Promise<void> | undefined {
    this.#byLogin.set(login, add(this.#byLogin.get(login), reader))
    return subject === undefined ? undefined : this.#interest.add(subject)
  }

  leave(login: string, reader: Reader, subject?: string): void {
    const others = remove(this.#byLogin.get(login), reader)
    if (others === undefined) this.#byLogin.delete(login)
    else this.#byLogin.set(login, others)
    if (subject !== undefined) this.#interest.remove(subject)
  }

  sessionsOf(login: string): number {
    const few = this.#byLogin.get(login)
    return few === undefined ? 0 : few instanceof Set ? few.size : 1
  }

  /** Ends every session of a login, and every one that listens to the topic of that name. */
  end(topic: string): void {
    const ended = this.#readersOf(topic)
    each(this.#byLogin.get(topic), (reader) => ended.add(reader))
    for (const reader of ended) reader.end()
  }

  /** Has every session, or those of one login, ask whether the login is still open: the news of an end may have been missed. Resolves when all were answered. */
  async check(login?: string): Promise<void> {
    const answers: unknown[] = []
    const asked = login === undefined ? this.#byLogin.values() : [this.#byLogin.get(login)]
    for (const few of asked) each(few, (reader) => void answers.push(reader.check()))
    await Promise.all(answers)
  }

  /** To a topic, or to all that answer to a name; what is not newer than the last is dropped. */
  publish(topic: string, body: string, version?: number): void {
    const named = this.#byName.get(topic)
    if (!named) {
      if (version !== undefined && this.#byTopic.has(topic)) {
        if (version <= (this.#versions.get(topic) ?? -1)) return
        this.#versions.set(topic, version)
      }
      return this.#send(topic, body, version)
    }
    if (version !== undefined) {
      if (version <= named.version) return
      named.version = version
    }
    each(named.topics, (one) => this.#send(one, body, version))
  }

  /** Most clients name their first subscription alike, so one message is written once per name, not once per reader. */
  #send(topic: string, body: string, version: number | undefined): void {
    const subscriptions = this.#byTopic.get(topic)
    if (subscriptions === undefined) return
    const messageId = String(++this.#messages)
    const messages = new Map<string, Buffer>()
    each(subscriptions, (subscription) => {
      if (version !== undefined && version <= subscription.since) return
      // All readers of one topic name the same destination.
      let message = messages.get(subscription.id)
      if (!message) {
        message = messageBytes(subscription, messageId, body)
        messages.set(subscription.id, message)
      }
      if (!subscription.held) return subscription.reader.deliver(message)
      if (subscription.held.length >= MOST_HELD) return subscription.reader.end(TRY_LATER)
      subscription.held.push({ message, version })
    })
  }

  #readersOf(topic: string): Set<Reader> {
    const readers = new Set<Reader>()
    each(this.#byTopic.get(topic), ({ reader }) => readers.add(reader))
    return readers
  }
}

const messageBytes = ({ destination, id }: Subscription, messageId: string, body: string): Buffer =>
  textMessage(
    writeFrame({
      command: 'MESSAGE',
      headers: { subscription: id, 'message-id': messageId, destination, 'content-type': 'application/json' },
      body,
    }),
  )
