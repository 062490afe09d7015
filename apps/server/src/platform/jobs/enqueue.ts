import type { Ctx } from '../context.ts'
import type { Job } from './define-job.ts'

export type EnqueueOptions = {
  /** Not before; default at once, after the commit. */
  runAt?: Date
  /** One waiting job per key: a second one takes the place of the first. */
  key?: string
  /** Jobs of one queue run one after the other. */
  queue?: string
}

/**
 * Puts a job into the queue inside the caller's transaction: it is there exactly if that commits. It runs for the caller's site.
 * The queue sends a NOTIFY, which takes a lock over the whole database at commit: not for the hot paths of money.
 */
export async function enqueue<Payload extends object>(
  ctx: Ctx,
  job: Job<Payload>,
  payload: Payload,
  options: EnqueueOptions = {},
): Promise<void> {
  const { runAt, key, queue } = options
  await ctx.db.query(
    `SELECT graphile_worker.add_job(identifier := $1, payload := $2::json, run_at := $3, job_key := $4, queue_name := $5, max_attempts := $6)`,
    [
      job.name,
      JSON.stringify({ siteId: ctx.siteId, payload }),
      runAt ?? null,
      key ?? null,
      queue ?? null,
      job.attempts ?? DEFAULT_ATTEMPTS,
    ],
  )
}

export const DEFAULT_ATTEMPTS = 10
