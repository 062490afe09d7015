import type { Config } from '../../config.ts'
import type { Services } from '../../platform/services.ts'

/** A connection that was lost is there again at once: what failed less often in a row is tried again with the next tick, and staff are not asked. */
const MANY_FAILURES = 5
const AGAIN_MS = 15_000

type Failed = { times: number; at: number }
const failures = new WeakMap<Config, Map<string, Failed>>()

/** What failed in this process, by the clock of the services. `name`: of what is tried. */
export const backoffOf = ({ config, clock }: Services) => {
  const failed = failures.get(config) ?? new Map<string, Failed>()
  failures.set(config, failed)
  return {
    mayTry(name: string): boolean {
      const last = failed.get(name)
      return !last || last.times < MANY_FAILURES || Math.abs(clock.now().getTime() - last.at) >= AGAIN_MS
    },
    /** True: often enough in a row to ask staff. */
    failed(name: string): boolean {
      const times = (failed.get(name)?.times ?? 0) + 1
      failed.set(name, { times, at: clock.now().getTime() })
      return times >= MANY_FAILURES
    },
    worked: (name: string): void => void failed.delete(name),
  }
}
