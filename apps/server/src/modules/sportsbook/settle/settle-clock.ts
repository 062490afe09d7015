import type { Services } from '../../../platform/services.ts'
import type { NamedClock } from '../../../platform/ticker/named-clock.ts'
import { settleDue, settleStuck, settlingOf } from './settle.service.ts'

const EVERY_MS = 500
const STUCK_EVERY_MS = 15_000

const running = new WeakSet<object>()

/** One run at a time in a process; the next looks again. */
const once = async (services: Services, key: object, run: () => Promise<unknown>): Promise<void> => {
  if (running.has(key)) return
  running.add(key)
  await run()
    .catch((err) => services.log.warn({ err }, 'tickets were not settled'))
    .finally(() => running.delete(key))
}

export const settleClock: NamedClock = {
  name: 'sportsbook.settle',
  everyMs: EVERY_MS,
  tick: async (services) => {
    const settling = settlingOf(services)
    await once(services, settling, () => settleDue(settling))
  },
}

export const settleStuckClock: NamedClock = {
  name: 'sportsbook.settle-stuck',
  everyMs: STUCK_EVERY_MS,
  tick: (services) => settleStuck(settlingOf(services)),
}
