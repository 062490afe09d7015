import { Counter } from 'prom-client'
import type { Ctx, System } from '../context.ts'
import { defineJob, type Job } from './define-job.ts'

type Proof = {
  name: string
  /** Nightly, in the hour of least play. */
  cron: string
  /** The counter of what was found, with its help. */
  metric: string
  help: string
  /** What does not agree. */
  find: (ctx: Ctx<System>) => Promise<readonly unknown[]>
  /** Stands in the log beside each finding. */
  message: string
}

/** A job that compares figures with the ledger and raises an alarm for each that does not agree. */
export const defineProof = ({ name, cron, metric, help, find, message }: Proof): Job<Record<string, never>> => {
  const alarms = new Counter({ name: metric, help })
  return defineJob({
    isLong: true,
    name,
    cron,
    run: async (ctx) => {
      for (const finding of await find(ctx)) {
        alarms.inc()
        ctx.log.error({ finding }, message)
      }
    },
  })
}
