import type { Ctx, System } from '../context.ts'

export type Job<Payload = never> = {
  /** `<module>.<verb>`, as it stands in the queue. */
  name: string
  /** When it runs by itself: five fields of cron in the time of Asia/Seoul. Runs missed while everything was down are made up for once. */
  cron?: string
  /** Tries before it is given up, with growing pauses between. Default 10. */
  attempts?: number
  /**
   * One transaction: a job that throws leaves nothing of itself and is tried again. It may run twice when the machine dies in
   * between, so its work must be the same done once or twice. Work in chunks is `ctx.inOwnTransaction` once per chunk.
   */
  run(ctx: Ctx<System>, payload: Payload): Promise<void>
  /** It may work for minutes: it runs in a queue of its own, so that the others need not wait for it. */
  isLong?: true
  /** It waits for others: it runs without a transaction, and writes by `ctx.inOwnTransaction`. */
  inSteps?: true
}

/** A job as modules list them, whatever its payload. */
export type AnyJob = Job<never>

export const defineJob = <Payload = Record<string, never>>(job: Job<Payload>): Job<Payload> => job
