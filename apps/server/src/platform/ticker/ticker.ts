import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge, Histogram } from 'prom-client'
import type { Services } from '../services.ts'
import { leadershipOf } from './leader.ts'
import type { NamedClock } from './named-clock.ts'

const ROLE = 'ticker'
const RENEW_MS = 300
/** A clock that is moved, or a lead that changes, is noticed after this at most. */
const LOOK_MS = 100
/** Within so much of a second the clocks divide their instants among each other. */
const SPREAD_MS = 1_000
/** Multiples of it, modulo 1, lie as far apart as can be, however many there are. */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2
const about = { who: { kind: 'system', job: 'platform.ticker' }, siteId: 0 } as const

const leading = new Gauge({ name: 'ticker_leader', help: '1 where this process runs the clocks of all' })
const delays = new Histogram({
  name: 'ticker_delay_seconds',
  help: 'From the instant of a tick to its begin',
  labelNames: ['clock'],
  buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
})

export type Ticker = { stop(): Promise<void> }

/** Runs the clocks of all processes in one of them: see `NamedClock`. Throws when two share a name. */
export const startTicker = (services: Services, clocks: readonly NamedClock[]): Ticker => {
  refuseDuplicateNames(clocks)
  // One for each tick that may run at once, and one for the lead.
  const pool = services.openDedicatedPool('ticks', clocks.length + 1)
  const { inContext, reading } = pool
  const ticking: Services = { ...services, inContext, inJob: inContext, reading }
  const lead = leadershipOf(ROLE)
  const ended = new AbortController()
  const pause = (ms: number): Promise<unknown> => sleep(ms, undefined, { signal: ended.signal }).catch(() => {})

  const keepLead = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      // One statement, which is a transaction by itself: it comes three times a second, for ever.
      await reading(about, (ctx) => lead.renew(ctx.db)).catch((error) =>
        services.log.warn({ err: error }, 'the lead of the clocks was not renewed'),
      )
      leading.set(lead.isLeader() ? 1 : 0)
      await pause(RENEW_MS)
    }
  }

  const run = async ({ name, everyMs, tick }: NamedClock, afterMs: number): Promise<void> => {
    let done: number | undefined
    while (!ended.signal.aborted) {
      const now = services.clock.now().getTime()
      const due = Math.floor((now - afterMs) / everyMs) * everyMs + afterMs
      if (!lead.isLeader()) done = undefined
      // A clock that was moved back: what it has ticked already does not come again.
      else if (done !== undefined && due <= done) done = due
      else {
        done = due
        delays.observe({ clock: name }, (now - due) / 1_000)
        await tick(ticking, new Date(due)).catch((error) =>
          services.log.warn({ err: error, clock: name, due: new Date(due) }, 'a tick failed'),
        )
        continue
      }
      await pause(Math.min(due + everyMs, nextLook(now)) - now)
    }
  }

  const running = Promise.all([keepLead(), ...clocks.map((clock, at) => run(clock, afterMsOf(clock, at)))])
  const end = async (): Promise<void> => {
    ended.abort()
    await running
    leading.set(0)
    await reading(about, (ctx) => lead.resign(ctx.db)).catch((error) =>
      services.log.warn({ err: error }, 'the lead of the clocks ends with its lease'),
    )
    await pool.close()
  }
  let ending: Promise<void> | undefined
  return {
    stop() {
      ending ??= end()
      return ending
    },
  }
}

/** How much after the multiples of its period a clock ticks; the same in each process. */
const afterMsOf = ({ everyMs, isExact }: NamedClock, at: number): number =>
  isExact ? 0 : Math.floor(Math.min(everyMs, SPREAD_MS) * (((at + 1) * GOLDEN_RATIO) % 1))

/** All clocks look at the same instants, so that a process which has nothing to do wakes once for all of them. */
const nextLook = (now: number): number => (Math.floor(now / LOOK_MS) + 1) * LOOK_MS

const refuseDuplicateNames = (clocks: readonly NamedClock[]): void => {
  const names = clocks.map(({ name }) => name)
  const duplicate = names.find((name, at) => names.indexOf(name) !== at)
  if (duplicate) throw new Error(`Two clocks are named ${duplicate}`)
}
