import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Waits for what a tick has begun, but no longer than that: what is stuck is left to itself, so that the next tick begins in time. */
export const waitAtMost = async (ms: number, work: Promise<unknown>, log: Pick<Logger, 'warn'>): Promise<void> => {
  let isLeft = false
  const ending = work.catch((error) => {
    if (!isLeft) throw error
    log.warn({ err: error }, 'what a tick left to itself failed')
  })
  await Promise.race([ending, sleep(ms, undefined, { ref: false })])
  isLeft = true
}
