/** Carries live messages between server processes: PostgreSQL LISTEN/NOTIFY by default. */
/** `isLast`: whoever listens to the topic has no business here any more once it is delivered. */
export type BusMessage = { topic: string; body: string; isLast?: true }
export type Bus = {
  /** Reaches the subscribers of every process, this one included. Never inside a money transaction. */
  publish(message: BusMessage): Promise<void>
  subscribe(hear: (message: BusMessage) => void): () => void
  close(): Promise<void>
}
