import type { LoggerOptions } from 'pino'
import { Counter } from 'prom-client'
import { DatabaseUnavailable } from './platform/db/index.ts'

/** Never in a log: what opens something, and what a database error says of the row it failed on. */
export const secretPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["x-session-token"]',
  '*.password',
  '*.memPass',
  '*.token',
  '*.cashOutPass',
  'err.detail',
  'err.where',
  'error.detail',
  'error.where',
]

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

const REPEATED_AFTER_MS = 10_000
const failed = new Counter({
  name: 'maru_database_failures_total',
  help: 'Failures that were to be logged and had one cause: PostgreSQL did not answer',
})

/**
 * While PostgreSQL is away everything fails by it. Such a failure is counted, and one in ten seconds is written, in a line without a stack trace;
 * `Availability` writes when it begins and ends.
 */
export const sparingly = (now: () => number = Date.now): LogMethod => {
  let writtenAt = Number.NEGATIVE_INFINITY
  return function (this, [about, ...rest], method) {
    const { err, ...others } = (about ?? {}) as { err?: unknown }
    if (!(err instanceof DatabaseUnavailable)) return method.apply(this, [about, ...rest] as never)
    failed.inc()
    if (now() - writtenAt < REPEATED_AFTER_MS) return
    writtenAt = now()
    method.apply(this, [{ ...others, error: err.message }, ...rest] as never)
  }
}
