import type { EventEmitter } from 'node:events'
import type pg from 'pg'

/** What of the driver's own connection is used here; its types do not name it. */
interface Wire extends EventEmitter {
  stream: { writable: boolean }
  sync(): void
  query(text: string): void
}

const IN_FAILED_TRANSACTION = '25P02'

/**
 * In the extended protocol each statement ends with a Sync, upon which PostgreSQL sends what it has to say: a dozen statements that left together come back
 * in a dozen pieces, and each wakes whoever waits. While `isShared` the statements of one turn of the event loop have one Sync, so PostgreSQL answers them in one piece.
 * The driver counts on one ReadyForQuery for each statement: those that PostgreSQL does not send are given to it here, and so are the errors of the statements
 * that PostgreSQL skips, up to the Sync, after one that failed. Only for statements inside one transaction, where that is what they would come to anyway.
 */
export class SharedSync {
  isShared = false
  readonly #wire: Wire
  readonly #writeSync: () => void
  /** Statements that were sent and not answered yet, in order: does a ReadyForQuery of PostgreSQL's own follow the statement? */
  readonly #sent: { isLast: boolean }[] = []
  #isOwed = false

  constructor(client: pg.PoolClient) {
    const wire = (client as unknown as { connection: Wire }).connection
    this.#wire = wire
    this.#writeSync = wire.sync.bind(wire)
    wire.sync = () => this.#sync()
    const query = wire.query.bind(wire)
    wire.query = (text) => {
      // PostgreSQL would skip it, too, after a statement that failed.
      this.settle()
      this.#sent.push({ isLast: true })
      query(text)
    }
    // After the driver's own listeners.
    wire.on('commandComplete', () => this.#answered())
    wire.on('emptyQuery', () => this.#answered())
    // The only answer to a statement whose values the driver could not write.
    wire.on('closeComplete', () => this.#answered())
    wire.on('errorMessage', () => this.#failed())
    wire.on('readyForQuery', (message: object) => {
      if (!(message instanceof Given)) this.#sent.shift()
    })
  }

  /** Writes the Sync that statements still wait for. */
  settle(): void {
    if (!this.#isOwed) return
    this.#isOwed = false
    const last = this.#sent.at(-1)
    if (last) last.isLast = true
    this.#writeSync()
  }

  #sync(): void {
    this.#sent.push({ isLast: false })
    this.#isOwed = true
    if (!this.isShared) this.settle()
  }

  #answered(): void {
    if (this.#sent[0]?.isLast === false) this.#giveReady()
  }

  #failed(): void {
    while (this.#sent[0]?.isLast === false) {
      this.#giveReady()
      this.#wire.emit('errorMessage', skipped())
    }
  }

  #giveReady(): void {
    this.#sent.shift()
    this.#wire.emit('readyForQuery', new Given())
  }
}

/** A ReadyForQuery inside a transaction, as the driver reads it. */
class Given {
  readonly name = 'readyForQuery'
  readonly status = 'T'
}

const skipped = (): Error =>
  Object.assign(new Error('current transaction is aborted, commands ignored until end of transaction block'), {
    code: IN_FAILED_TRANSACTION,
  })
