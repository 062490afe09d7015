import { DatabaseUnavailable } from './unavailable.ts'

type Write = { apply(log: unknown, line: never): void }

const REPEATED_AFTER_MS = 10_000

/**
 * A `logMethod` of pino. While PostgreSQL is away everything fails by it: of lines whose `err` or `error` is a DatabaseUnavailable one in ten seconds is written, without a stack trace, and `onFailure` is called for
 * each; `Availability` writes when it begins and ends.
 */
export const sparingly = (onFailure: () => void = () => {}, now: () => number = Date.now) => {
  let writtenAt = Number.NEGATIVE_INFINITY
  return function (this: unknown, [about, ...rest]: readonly unknown[], method: Write): void {
    const { err, error = err, ...others } = (about ?? {}) as { err?: unknown; error?: unknown }
    if (!(error instanceof DatabaseUnavailable)) return method.apply(this, [about, ...rest] as never)
    onFailure()
    if (now() - writtenAt < REPEATED_AFTER_MS) return
    writtenAt = now()
    method.apply(this, [{ ...others, error: error.message }, ...rest] as never)
  }
}
