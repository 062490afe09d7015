import { randomUUID } from 'node:crypto'
import { won } from '@maru/contract'
import type { OutcomeResult } from '@maru/sports'
import { expect } from 'vitest'
import { type TestServer, testServer } from '../../../testing/context.ts'
import { addMember } from '../../../testing/members.fixture.ts'
import { balancesOf, createBatchPoster, house, memberPurse, post, trialBalance, verify } from '../../ledger/index.ts'
import { type ResultKind, storeResult, type VoidWindow } from '../../sportsdata/index.ts'
import { figureProblemsOf, openDebtOf } from '../../wagers/index.ts'
import { findTicketProblems } from '../prove-tickets.job.ts'
import { type PlacedTicket, type Placing, placeAccepted } from './accepted-ticket.fixture.ts'
import { closeSettling, type Settling, settleDue, settlingOf } from './settle.service.ts'

/** Events whose results a test says, tickets that were accepted, and two processes that settle them. */
export const settlementDesk = async (server?: TestServer) => {
  const own = server ?? (await testServer())
  const second: Settling = {
    services: own.contexts,
    pool: own.contexts.openDedicatedPool('settle-sports 2', 2),
    post: createBatchPoster(),
    stop: new AbortController(),
  }
  const settlers = [settlingOf(own.contexts), second] as const
  let keys = 0

  /** An event with a market of each of these keys. */
  const event = async (markets: readonly string[] = ['1']): Promise<number> => {
    const { rows } = await own.ownerPool.query(
      `WITH league AS (
         INSERT INTO sportsdata.competition (feed, feed_id, sport, region_id, region_names, names) VALUES ('test', 'league', 'soccer', 'r', '{}', '{}')
         ON CONFLICT (feed, feed_id) DO UPDATE SET sport = 'soccer' RETURNING competition_id)
       INSERT INTO sportsdata.event (feed, feed_id, sport, competition_id, starts_at) SELECT 'test', $1, 'soccer', competition_id, $2 FROM league RETURNING event_id`,
      [`match ${++keys} ${randomUUID()}`, own.clock.now()],
    )
    const eventId = Number(rows[0].event_id)
    for (const key of markets) await market(eventId, key)
    return eventId
  }
  const market = (eventId: number, key: string) =>
    own.ownerPool.query(
      `INSERT INTO sportsdata.market (event_id, market_key, type, specifiers, state, producer, at, version, outcomes, unevenness)
       VALUES ($1, $2, 1, '{}', 'active', 1, $3, 1, '[]', 0)`,
      [eventId, key, own.clock.now()],
    )

  const place = (placing: Placing): Promise<PlacedTicket> => own.system((ctx) => placeAccepted(ctx, placing))
  /** In one transaction, which is faster by far where there are many. */
  const placeAll = (placings: readonly Placing[]): Promise<PlacedTicket[]> =>
    own.system(async (ctx) => {
      const placed: PlacedTicket[] = []
      for (const placing of placings) placed.push(await placeAccepted(ctx, placing))
      return placed
    })

  type Saying = {
    kind?: ResultKind
    windows?: readonly VoidWindow[]
    outcomes?: Readonly<Record<string, OutcomeResult>>
  }
  /** What a market comes to from now on; the same again is no version. */
  const say = (eventId: number, { kind = 'settled', windows = [], outcomes = {} }: Saying, key = '1') =>
    own.system((ctx) =>
      storeResult(ctx, {
        eventId,
        marketKey: key,
        kind,
        windows,
        outcomes: new Map(Object.entries(outcomes)),
        source: 'staff',
        reason: 'test',
      }),
    )

  const move = (memberId: number, amount: number) => {
    const purse = memberPurse(memberId, 'cash')
    const rest = { currency: 'KRW', amount: won(Math.abs(amount)), key: `test-move:${++keys}` } as const
    return own.system((ctx) =>
      amount > 0
        ? post(ctx, { ...rest, kind: 'adjustment-credit', from: house('adjustment'), to: purse })
        : post(ctx, { ...rest, kind: 'adjustment-debit', from: purse, to: house('adjustment') }),
    )
  }

  return {
    server: own,
    settlers,
    event,
    market,
    place,
    placeAll,
    say,
    member: (cash = 1_000_000) => addMember(own, { cash }),
    spend: (memberId: number, amount: number) => move(memberId, -amount),
    settle: (which = 0) => settleDue(settlers[which] ?? settlers[0]),
    /** By two processes at once. */
    settleTwice: () => Promise.all(settlers.map((settler) => settleDue(settler))),
    held: (memberId: number) =>
      own.system(async (ctx) => ({
        cash: (await balancesOf(ctx, memberId)).cash as number,
        debt: (await openDebtOf(ctx, memberId))?.open ?? 0,
      })),
    ticket: async ({ memberId, ticketId }: Pick<PlacedTicket, 'memberId' | 'ticketId'>) => {
      const { rows } = await own.pool.query(
        `SELECT t.state, t.payout::int, t.cashed_stake::int AS "cashedStake", t.cashed_paid::int AS "cashedPaid", t.settled_at IS NOT NULL AS "hasEnded", t.is_exposed AS "isExposed",
           w.status, w.stake::int AS staked, w.payout::int AS paid,
           (SELECT array_agg(l.state ORDER BY l.ord) FROM sportsbook.leg l WHERE l.site_id = t.site_id AND l.member_id = t.member_id AND l.ticket_id = t.ticket_id) AS legs,
           (SELECT array_agg(l.state ORDER BY l.ord) FROM wagers.leg l WHERE l.site_id = w.site_id AND l.member_id = w.member_id AND l.wager_id = w.wager_id) AS shown
         FROM sportsbook.ticket t JOIN wagers.wager w ON w.site_id = t.site_id AND w.member_id = t.member_id AND w.wager_id = t.wager_id
         WHERE t.member_id = $1 AND t.ticket_id = $2`,
        [memberId, ticketId],
      )
      return rows[0]
    },
    /** State and payout of each ticket of a member, by its id. */
    endsOf: async (memberId: number): Promise<Map<string, { state: string; payout: number }>> => {
      const { rows } = await own.pool.query(
        `SELECT ticket_id AS id, state, payout::int FROM sportsbook.ticket WHERE member_id = $1`,
        [memberId],
      )
      return new Map(rows.map(({ id, state, payout }) => [id, { state, payout }]))
    },
    nothingIsWrong: async () => {
      expect(await own.system(verify)).toEqual([])
      expect(await own.system(figureProblemsOf)).toEqual([])
      expect((await own.system(trialBalance)).every(({ sum }) => sum === 0)).toBe(true)
      expect(await own.system(findTicketProblems)).toEqual([])
    },
    close: async () => {
      await closeSettling(own.contexts)
      await second.pool.close()
    },
  }
}
export type SettlementDesk = Awaited<ReturnType<typeof settlementDesk>>
