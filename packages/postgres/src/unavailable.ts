/** PostgreSQL gave no answer: it is stopped, starting, or cannot be reached. */
export class DatabaseUnavailable extends Error {
  /** The COMMIT had been sent: what was written may be there. Otherwise nothing of it is. */
  readonly mayHaveCommitted: boolean

  constructor(cause: unknown, mayHaveCommitted = false) {
    super(`the database is unavailable: ${cause instanceof Error ? cause.message : cause}`, { cause })
    this.mayHaveCommitted = mayHaveCommitted
  }
}

/** What an error of a pool or one of its connections means: a `DatabaseUnavailable` where the connection was lost or never made, else the error itself. */
export function unavailableOr(error: unknown, mayHaveCommitted = false): unknown {
  return isConnectionLost(error) ? new DatabaseUnavailable(error, mayHaveCommitted) : error
}

/** Class 08; too many connections; terminated by an administrator or a crash; starting up or shutting down. */
const SQL_STATES = /^(08...|53300|57P01|57P02|57P03)$/
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_STREAM_DESTROYED',
])
/** The driver gives these no code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/

function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? SQL_STATES.test(code) || SYSTEM_CODES.has(code) : MESSAGES.test(error.message)
}
