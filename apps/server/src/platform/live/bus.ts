/** Carries live messages between server processes: PostgreSQL LISTEN/NOTIFY by default. */
export type BusMessage = { topic: string; body: string }
export type Bus = {
  /** Reaches the subscribers of every process, this one included. Never inside a money transaction. */
  publish(message: BusMessage): Promise<void>
  subscribe(hear: (message: BusMessage) => void): () => void
  close(): Promise<void>
}
