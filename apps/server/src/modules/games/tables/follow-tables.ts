import { setTimeout as sleep } from 'node:timers/promises'
import { MOST_FEED_WAIT_MS } from '@maru/vendor-wallet'
import type { System } from '../../../platform/context.ts'
import type { Services } from '../../../platform/services.ts'
import type { NamedClock } from '../../../platform/ticker/named-clock.ts'
import { vendorByCode, vendorsOf } from '../vendors/list.ts'
import type { Vendor } from '../vendors/vendor.ts'
import { OPERATOR_ID, pollVendor } from '../vendors/vendor-client.ts'
import { type Followed, noteUnreachable, takeFeed } from './take-feed.service.ts'

/** Ticks come four times as often; without one this process leads no more. */
const LEAD_MS = 1_000
const TICK_MS = 250
/** Between two questions, whatever a vendor answers. */
const PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
/** Everything is asked for anew this often, so that nothing stays wrong. */
const WHOLE_EVERY_MS = 60_000
const UNREACHABLE_AFTER_MS = 10_000
/** A vendor without tables is asked again after this, or when its registration changes; our own studio may just be starting. */
const NO_TABLES_MS = { own: 5_000, outside: 600_000 }

const about: { who: System; siteId: number } = { who: { kind: 'system', job: 'games.tables' }, siteId: 0 }

type Process = {
  leadsUntil: number
  stopped: AbortController
  polls: Map<string, Promise<void>>
  /** Vendors without tables: until when, and which version of their registration said so. */
  without: Map<string, { until: number; version: number | undefined }>
}
const processes = new WeakMap<Services['config'], Process>()

/** Lets one process of all follow the tables of every vendor: the one that runs the clocks. Answers how to stop. */
export const followTables = (services: Services): (() => Promise<void>) => {
  const here: Process = {
    leadsUntil: Number.NEGATIVE_INFINITY,
    stopped: new AbortController(),
    polls: new Map(),
    without: new Map(),
  }
  processes.set(services.config, here)
  return async () => {
    here.stopped.abort()
    processes.delete(services.config)
    await Promise.all(here.polls.values())
  }
}

export const tablesClock: NamedClock = {
  name: 'games.follow-tables',
  everyMs: TICK_MS,
  tick: async (services) => {
    const here = processes.get(services.config)
    if (!here) return
    here.leadsUntil = performance.now() + LEAD_MS
    for (const { code } of vendorsOf(services.config))
      if (!here.polls.has(code) && mayHaveTables(services, here, code))
        here.polls.set(
          code,
          poll(services, here, code).finally(() => here.polls.delete(code)),
        )
  },
}

const mayHaveTables = ({ config }: Services, { without }: Process, code: string): Vendor | undefined => {
  const vendor = vendorByCode(config, code)
  const none = without.get(code)
  const isNone = none && none.until > performance.now() && none.version === vendor?.registered?.version
  return vendor?.adapter === 'hub88' && vendor.registered?.isEnabled !== false && !isNone ? vendor : undefined
}

const poll = async (services: Services, here: Process, code: string): Promise<void> => {
  const { signal } = here.stopped
  const isLeading = (): boolean => !signal.aborted && performance.now() < here.leadsUntil
  const followed: Followed = { tiles: new Map(), offsetMs: undefined }
  let since = ''
  let askedWholeAt = performance.now()
  let goodAt = performance.now()
  let failures = 0
  let isNoted = false
  while (isLeading()) {
    const vendor = mayHaveTables(services, here, code)
    if (!vendor) return
    if (performance.now() - askedWholeAt > WHOLE_EVERY_MS) since = ''
    if (since === '') askedWholeAt = performance.now()
    const askedAt = new Date()
    const request = { operator_id: OPERATOR_ID, since, wait_ms: since === '' ? 0 : MOST_FEED_WAIT_MS }
    const reply = await pollVendor(services.config, vendor, request, signal)
    if (!isLeading()) return
    if (reply.ok) {
      const isTaken = await services
        .inContext(about, (ctx) => takeFeed(ctx, code, reply.answer, { askedAt, isWhole: since === '' }, followed))
        .then(() => true)
        .catch((error) => services.log.warn({ err: error, vendor: code }, 'what happened at the tables was not stored'))
      since = isTaken ? reply.answer.version : ''
      goodAt = performance.now()
      failures = 0
      isNoted = false
    } else if (since === '' && (reply.status === 404 || reply.isAnswered)) {
      const until = performance.now() + (vendor.isOwn ? NO_TABLES_MS.own : NO_TABLES_MS.outside)
      here.without.set(code, { until, version: vendor.registered?.version })
      return
    } else {
      failures++
      if (!isNoted && performance.now() - goodAt > UNREACHABLE_AFTER_MS) {
        isNoted = true
        since = ''
        services.log.warn({ vendor: code, detail: reply.detail }, 'a vendor does not say what happens at its tables')
        await services
          .inContext(about, (ctx) => noteUnreachable(ctx, code, followed))
          .catch((error) => services.log.warn({ err: error }, 'tables were not marked as unreachable'))
      }
    }
    const pauseMs = failures === 0 ? PAUSE_MS : Math.min(PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)
    await sleep(pauseMs, undefined, { signal }).catch(() => {})
  }
}
