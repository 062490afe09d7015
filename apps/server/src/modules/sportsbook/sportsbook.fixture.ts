import type { BodyOf, DataOf, SportPricePolicy, sportPlace } from '@maru/contract'
import { afterAll, expect } from 'vitest'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/members.fixture.ts'
import { balancesOf, trialBalance, verify } from '../ledger/index.ts'
import { figureProblemsOf } from '../wagers/index.ts'
import { closeWagerWriter } from '../wagers/writer/writer.service.ts'
import { offeredEvents } from './offered-events.fixture.ts'
import { findTicketProblems } from './prove-tickets.job.ts'
import { decideDue } from './tickets/due.service.ts'
import { answerOffer, placeTicket } from './tickets/place.service.ts'
import { shownTicket } from './tickets/shown.service.ts'

export { chances } from './offered-events.fixture.ts'

export type AskedTicketBody = BodyOf<typeof sportPlace>
export type Placed = DataOf<typeof sportPlace> & { code: string }
export type SelectionBody = AskedTicketBody['selections'][number]

const NOW = '2026-11-20T15:00:00+09:00'

let tickets = 0
export const ticketId = (): string => `00000000-0000-4000-8000-${String(++tickets).padStart(12, '0')}`

/** A book with events to bet on, and members; `elsewhere` is a second process. */
export const sportsDesk = async (options: Parameters<typeof testServer>[0] = {}) => {
  const server = await testServer({ at: NOW, ...options })
  const services: Services = server.contexts
  const elsewhere: Services = { ...services }
  const owner = server.ownerPool
  afterAll(() => Promise.all([closeWagerWriter(services), closeWagerWriter(elsewhere)]))
  const { addEvent, setMarket, setEvent } = await offeredEvents(owner)
  /** Of the winner market less 6 per cent, by the standard rules. */
  const priceOf = async (eventId: number, outcome = '1', market = '1'): Promise<number> => {
    const { selections } = await quote([{ eventId: String(eventId), market, outcome, price: 1_010, isBanker: false }])
    return selections[0]?.price ?? 0
  }
  const quoter = await addMember(server, { cash: 0 })
  const quote = async (selections: SelectionBody[], sizes = [selections.length], memberId = quoter) => {
    const { quoteSlip } = await import('./tickets/quote.service.ts')
    return server.member(memberId, (ctx) => quoteSlip(ctx, { selections, sizes }))
  }
  const pick = async (eventId: number, changes: Partial<SelectionBody> = {}): Promise<SelectionBody> => {
    const { market = '1', outcome = '1' } = changes
    const price = changes.price ?? (await priceOf(eventId, outcome, market))
    return { eventId: String(eventId), market, outcome, price, isBanker: false, ...changes }
  }
  const ticketOn = async (
    eventIds: readonly number[],
    changes: Partial<AskedTicketBody> = {},
  ): Promise<AskedTicketBody> => ({
    ticketId: ticketId(),
    selections: await Promise.all(eventIds.map((eventId) => pick(eventId))),
    sizes: [eventIds.length],
    stake: 10_000,
    pricePolicy: 'none' as SportPricePolicy,
    ...changes,
  })
  const place = async (memberId: number, body: AskedTicketBody, by: Services = services): Promise<Placed> => {
    try {
      return { code: '0', ...(await server.inSteps(memberId, (ctx) => placeTicket(ctx, body, by))) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { code: error.code, ...(error.detail as DataOf<typeof sportPlace>) }
    }
  }
  return {
    server,
    services,
    elsewhere,
    owner,
    addEvent,
    setMarket,
    priceOf,
    pick,
    ticketOn,
    quote,
    place,
    setEvent,
    member: (cash = 1_000_000, changes: Parameters<typeof addMember>[1] = {}) =>
      addMember(server, { cash, ...changes }),
    answer: (memberId: number, ticket: string, isTaken: boolean) =>
      server.inSteps(memberId, (ctx) => answerOffer(ctx, { ticketId: ticket, isTaken }, services)),
    ticket: (memberId: number, ticket: string) => server.member(memberId, (ctx) => shownTicket(ctx, ticket)),
    due: (by: Services = services) => decideDue(by),
    cash: async (memberId: number) => (await server.system((ctx) => balancesOf(ctx, memberId))).cash as number,
    held: async (memberId: number) => (await server.system((ctx) => balancesOf(ctx, memberId))).held as number,
    /** The rows of the exposure, and the same from the tickets that take part in it. */
    exposures: async () => {
      const { rows: stored } = await owner.query(
        'SELECT kind, key, tickets::int, staked::int, loss::int FROM sportsbook.exposure WHERE tickets > 0 ORDER BY kind, key',
      )
      const { rows: counted } = await owner.query(
        `SELECT x.kind, x.key, count(*)::int AS tickets, sum(x.staked - t.cashed_stake)::int AS staked,
           sum(ceil(x.loss::numeric * (t.stake - t.cashed_stake) / t.stake))::int AS loss
         FROM sportsbook.ticket t CROSS JOIN LATERAL jsonb_to_recordset(t.exposed) AS x (kind text, key text, staked bigint, loss bigint)
         WHERE t.state = 'accepted' GROUP BY 1, 2 ORDER BY 1, 2`,
      )
      return { stored, counted }
    },
    /** Ledger, figures, and what is held for tickets. */
    nothingIsWrong: async () => {
      expect(await server.system(verify)).toEqual([])
      expect(await server.system(figureProblemsOf)).toEqual([])
      expect((await server.system(trialBalance)).every(({ sum }) => sum === 0)).toBe(true)
      expect(await server.system(findTicketProblems)).toEqual([])
    },
  }
}
