/**
 * `isLast`: whoever listens to the topic has no business here any more once it is delivered. `version`: a message that comes after one of the
 * same topic with as high a version is dropped.
 */
export type BusMessage = { topic: string; body: string; isLast?: true; version?: number }

/** Carries live messages between server processes: PostgreSQL LISTEN/NOTIFY by default. */
export type Bus = {
  /** Reaches the subscribers of every process, this one included. Never inside a money transaction. */
  publish(message: BusMessage): Promise<void>
  /**
   * For screens that follow a state: delivered to this process at once, and by the others in batched messages, of each topic only the last that
   * waits. Takes no time and reports no failure: whoever missed one learns the state with the next.
   */
  broadcast(messages: readonly BusMessage[]): void
  /** `missed`: called when messages of others may have been lost on their way to this process. */
  subscribe(deliver: (message: BusMessage) => void, missed?: () => void): () => void
  close(): Promise<void>
}
