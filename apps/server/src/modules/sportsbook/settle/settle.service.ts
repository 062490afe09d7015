import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../../../config.ts'
import { clearNotice, raiseNotice } from '../../../platform/notices/notices.ts'
import type { DedicatedPool, Services } from '../../../platform/services.ts'
import { type BatchPoster, createBatchPoster } from '../../ledger/index.ts'
import { type MarketKey, resultsAfter } from '../../sportsdata/index.ts'
import { nextChunk, pauseMs, settlePaces } from '../../wagers/index.ts'
import {
  type DueMarket,
  deleteDue,
  findDue,
  findDueTickets,
  insertDue,
  type LegPlace,
  moveCursor,
  readCursor,
  type TicketRef,
} from './due.repository.ts'
import { isOfTicket } from './failure.rules.ts'
import { settleTickets } from './settle-tickets.service.ts'
import { clearStuck, findStuck, marketsOfTicket, noteStuck } from './stuck.repository.ts'

const who = { kind: 'system', job: 'sportsbook.settle' } as const
const everywhere = { who, siteId: 0 } as const
/** Results of one commit. */
const MOST_RESULTS = 1_000
/** Markets of one run. */
const MOST_MARKETS = 200
/** Of one tick. */
const MOST_STUCK = 50
/** Commits under way in one process: while the database works on one, the server decides another. Of two that have a member in common the later waits. */
const AT_ONCE = 2

/** Of one process. */
export type Settling = { services: Services; pool: DedicatedPool; post: BatchPoster; stop: AbortController }
const settlings = new WeakMap<Config, Settling>()

export const settlingOf = (services: Services): Settling => {
  const known = settlings.get(services.config)
  if (known) return known
  const pool = services.openDedicatedPool('settle-sports', AT_ONCE)
  const fresh: Settling = { services, pool, post: createBatchPoster(), stop: new AbortController() }
  settlings.set(services.config, fresh)
  return fresh
}

/** Lets the commits that are under way end. */
export const closeSettling = async (services: Services): Promise<void> => {
  const settling = settlings.get(services.config)
  if (!settling) return
  settling.stop.abort()
  await settling.pool.close()
  settlings.delete(services.config)
}

/**
 * Takes in what results came, and brings every ticket on their markets to them, in commits of at most 1,000. What a crash cut off the next run ends; two at once change nothing twice. Answers of
 * how many tickets changed.
 */
export const settleDue = async (settling: Settling): Promise<number> => {
  await takeResults(settling)
  let changed = 0
  while (!settling.stop.signal.aborted) {
    const markets = await settling.services.reading(everywhere, (ctx) => findDue(ctx, MOST_MARKETS))
    if (markets.length === 0) break
    changed += await settleMarkets(settling, markets)
    // What came meanwhile would wait for the others otherwise.
    await takeResults(settling)
  }
  return changed
}

const takeResults = async ({ services, stop }: Settling): Promise<void> => {
  while (!stop.signal.aborted) {
    const { cursor, results } = await services.reading(everywhere, async (ctx) => {
      const from = await readCursor(ctx)
      return { cursor: from, results: await resultsAfter(ctx, from, MOST_RESULTS) }
    })
    const last = results.at(-1)
    if (!last) return
    const newest = new Map<string, DueMarket>()
    for (const { eventId, marketKey, version } of results)
      newest.set(`${eventId} ${marketKey}`, { eventId, marketKey, version })
    await services.inContext(everywhere, async (ctx) => {
      if (await moveCursor(ctx, cursor, last.cursor)) await insertDue(ctx, [...newest.values()])
    })
    if (results.length < MOST_RESULTS) return
  }
}

/** Reads the tickets of the next commit while those before are written. */
const settleMarkets = async (settling: Settling, markets: readonly DueMarket[]): Promise<number> => {
  const { services, stop } = settling
  const pace = settlePaces.many
  let size: number = pace.least
  let changed = 0
  let from: LegPlace | undefined
  const settle = async (tickets: readonly TicketRef[]): Promise<void> => {
    const began = performance.now()
    const accepted = tickets.filter(({ wager }) => wager)
    for (const [siteId, ofSite] of Map.groupBy(accepted, (ticket) => ticket.siteId)) {
      if (stop.signal.aborted) return
      const ended = await settleChunk(settling, siteId, ofSite, markets)
      changed += ended
    }
    const tookMs = performance.now() - began
    size = nextChunk(size, tookMs, pace)
    if (from) await sleep(pauseMs(tookMs, pace))
  }
  const underWay: Promise<void>[] = []
  try {
    for (let n = 0; n === 0 || (from && !stop.signal.aborted); n++) {
      const { tickets, last } = await services.reading(everywhere, (ctx) => findDueTickets(ctx, markets, from, size))
      await underWay[n % AT_ONCE]
      from = last
      underWay[n % AT_ONCE] = handled(settle(tickets))
    }
    await Promise.all(underWay)
  } finally {
    await Promise.allSettled(underWay)
  }
  if (!stop.signal.aborted) await services.inContext(everywhere, (ctx) => deleteDue(ctx, markets))
  return changed
}

/** A promise that is awaited later: until then its failure is nobody's, and would end the process. */
const handled = <T>(promise: Promise<T>): Promise<T> => {
  promise.catch(() => {})
  return promise
}

/** One that fails is found by halves, and holds up no other. */
const settleChunk = async (
  settling: Settling,
  siteId: number,
  tickets: readonly TicketRef[],
  markets: readonly MarketKey[],
): Promise<number> => {
  const { pool, post, services } = settling
  try {
    const { changed, left } = await pool.inContext({ who, siteId }, (ctx) => settleTickets(ctx, tickets, markets, post))
    for (const ticket of left) await askStaff(settling, ticket, 'impossible')
    return changed
  } catch (error) {
    if (!isOfTicket(error)) throw error
    if (tickets.length > 1) {
      const half = Math.ceil(tickets.length / 2)
      const first = await settleChunk(settling, siteId, tickets.slice(0, half), markets)
      return first + (await settleChunk(settling, siteId, tickets.slice(half), markets))
    }
    services.log.error({ err: error, ticket: tickets[0] }, 'a ticket was not settled')
    if (tickets[0]) await askStaff(settling, tickets[0], 'failed')
    return 0
  }
}

export const ticketNotice = 'ticket-waits'
const subjectOf = ({ siteId, memberId, ticketId }: TicketRef): string => `${siteId} ${memberId} ${ticketId}`

const askStaff = ({ services }: Settling, ticket: TicketRef, reason: 'impossible' | 'failed'): Promise<void> =>
  services.inContext({ who, siteId: ticket.siteId }, async (ctx) => {
    await noteStuck(ctx, ticket, reason)
    const detail = { memberId: ticket.memberId, ticketId: ticket.ticketId, why: reason }
    await raiseNotice(ctx.db, { siteId: ticket.siteId, kind: ticketNotice, subject: subjectOf(ticket), detail })
  })

/** Tries those again that could not follow their results. */
export const settleStuck = async ({ services, pool, post }: Settling): Promise<void> => {
  const stuck = await services.reading(everywhere, (ctx) => findStuck(ctx, MOST_STUCK))
  for (const ticket of stuck) {
    const about = { who, siteId: ticket.siteId }
    const markets = await services.reading(about, (ctx) => marketsOfTicket(ctx, ticket))
    const again = pool.inContext(about, (ctx) => settleTickets(ctx, [ticket], markets, post))
    const left = await again.then(
      (done) => done.left.length > 0,
      (error) => {
        services.log.error({ err: error, ticket }, 'a ticket was not settled again')
        return isOfTicket(error) ? true : undefined
      },
    )
    // Of a lost connection or a lock the next run tries again: it says nothing of the ticket.
    if (left === undefined) continue
    await services.inContext(about, async (ctx) => {
      if (left) return noteStuck(ctx, ticket, 'impossible')
      await clearStuck(ctx, ticket)
      await clearNotice(ctx.db, ticketNotice, subjectOf(ticket))
    })
  }
}
