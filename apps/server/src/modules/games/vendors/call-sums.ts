import type { Config } from '../../../config.ts'
import type { Services } from '../../../platform/services.ts'
import { addCalls, type CallSum } from '../vendor-call.repository.ts'

const STORE_EVERY_MS = 1_000
const LONGEST_DETAIL = 300

type Sum = CallSum & { stored: number }
/** A row for each call and answer there has been; both are of closed lists, so it stays small. */
const sums = new WeakMap<Config, Map<string, Sum>>()

/** Counts one call between a vendor and us for the back office; memory only, stored within a second by the process that runs `storeCallSums`. */
export const countCall = (
  config: Config,
  direction: 'in' | 'out',
  vendorCode: string,
  call: string,
  answer: string,
  ms: number,
  detail: string,
): void => {
  const ofProcess = sums.get(config) ?? new Map<string, Sum>()
  sums.set(config, ofProcess)
  const key = `${direction} ${vendorCode} ${call} ${answer}`
  let sum = ofProcess.get(key)
  if (!sum) {
    sum = { direction, vendorCode, call, answer, times: 0, stored: 0, lastAt: new Date(0), lastMs: 0, detail: '' }
    ofProcess.set(key, sum)
  }
  sum.times++
  sum.lastAt = new Date()
  sum.lastMs = Math.round(ms)
  // Parts of it are the vendor's own words: nothing that the database would refuse.
  sum.detail = detail
    .slice(0, LONGEST_DETAIL)
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
}

/** Writes what was counted since the last time; on failure it is written the next time. */
export const storeCalls = async (services: Services): Promise<void> => {
  const due = [...(sums.get(services.config)?.values() ?? [])].filter((sum) => sum.times > sum.stored)
  if (due.length === 0) return
  const written = due.map((sum) => ({ sum, times: sum.times }))
  const rows = due.map(({ stored, ...sum }) => ({ ...sum, times: sum.times - stored }))
  await services.inContext({ who: { kind: 'system', job: 'games.vendor-calls' }, siteId: 0 }, (ctx) =>
    addCalls(ctx, rows),
  )
  for (const { sum, times } of written) sum.stored = times
}

/** Stores the sums every second; answers how to stop, after storing the last of them. */
export const storeCallSums = (services: Services): (() => Promise<void>) => {
  let storing: Promise<void> = Promise.resolve()
  const store = (): Promise<void> => {
    storing = storing
      .then(() => storeCalls(services))
      .catch((error) => services.log.warn({ err: error }, 'calls of vendors were not stored'))
    return storing
  }
  const timer = setInterval(() => void store(), STORE_EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await store()
  }
}
