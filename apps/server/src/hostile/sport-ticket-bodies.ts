import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { offeredEvents } from '../modules/sportsbook/offered-events.fixture.ts'

const factor = { factorBp: 5_000, delaySeconds: 3 }
const nobodys = { memberId: 999_999_999, ticketId: '00000000-0000-4000-8000-000000000000' }

/** What traders send about tickets. Nobody has such a ticket: what else is wrong, it stays a refusal. */
export const sportTicketBodies: Record<string, () => object> = {
  'POST /admin/api/sports/referred/accept': () => nobodys,
  'POST /admin/api/sports/referred/reject': () => ({ ...nobodys, reason: 'too much' }),
  'POST /admin/api/sports/referred/offer': () => ({ ...nobodys, stake: 10_000, prices: [1_900], seconds: 60 }),
  'PUT /admin/api/sports/members/:memberId/factor': () => ({
    ...factor,
    was: { factorBp: 10_000, delaySeconds: 0 },
    reason: 'as agreed',
  }),
}

export const sportTicketQueries = {
  'GET /admin/api/sports/tickets': {
    ...{
      state: 'accepted',
      sport: 'soccer',
      eventId: '1',
      memberId: '1',
      number: '1',
      leastStake: '1000',
      live: '1',
      code: 'B6024',
    },
    ...{ before: '1763600000000.00000000-0000-4000-8000-000000000000', size: '20' },
  },
  'GET /admin/api/sports/ticket': { memberId: '999999999', ticketId: nobodys.ticketId },
}

const STAKE = 600_000

type Rich = { memberId: number; call(path: string, body: object): Promise<{ data: { ticket: { state: string } } }> }

/** Each call about tickets that changes something, with tickets that wait for a trader. */
export const sportTicketSteps = async (owner: pg.Pool, rich: Rich, now: Date) => {
  const { addEvent } = await offeredEvents(owner)
  const referred = async () => {
    const eventId = await addEvent({ startsAt: new Date(now.getTime() + 5 * 3_600_000).toISOString() })
    const ticketId = randomUUID()
    const { data } = await rich.call('/api/sports/place', {
      ticketId,
      selections: [{ eventId: String(eventId), market: '1', outcome: '1', price: 1_880 }],
      sizes: [1],
      stake: STAKE,
      pricePolicy: 'any',
    })
    if (data.ticket?.state !== 'referred') throw new Error(`not referred: ${JSON.stringify(data)}`)
    return { memberId: rich.memberId, ticketId }
  }
  /** A factor that another of the staff asked for. */
  const asked = {
    to: async () => {
      const { rows } = await owner.query(
        `INSERT INTO approvals.request (site_id, kind, subject, after_version, wanted, reason, status, asked_by, staff_name, asked_at)
         SELECT 1, 'sportsbook.factor', m::text, 0, jsonb_build_object('factorBp', 20000, 'delaySeconds', 0, 'was',
           jsonb_build_object('factorBp', coalesce(f.factor_bp, 10000), 'delaySeconds', coalesce(f.delay_seconds, 0))), 'as agreed', 'waiting', 999, 'other', now()
         FROM (SELECT $1::bigint) o (m) LEFT JOIN sportsbook.member_factor f ON f.site_id = 1 AND f.member_id = o.m RETURNING request_id AS id`,
        [rich.memberId],
      )
      return { requestId: rows[0].id as number }
    },
  }
  /** A margin of an event that another of the staff asked for. */
  const askedMargin = {
    to: async () => {
      const key = { eventId: await addEvent(), marketKey: '' }
      const { rows } = await owner.query(
        `INSERT INTO approvals.request (site_id, kind, subject, after_version, wanted, reason, status, asked_by, staff_name, asked_at)
         VALUES (1, 'sportsbook.offer', $1, 0, $2, '', 'waiting', 999, 'other', now()) RETURNING request_id AS id`,
        [String(key.eventId), JSON.stringify({ key, change: { what: 'margin', marginBp: 100 } })],
      )
      return { requestId: rows[0].id as number }
    },
  }
  return {
    'POST /admin/api/sports/offer-requests/:requestId/confirm': askedMargin,
    'POST /admin/api/sports/offer-requests/:requestId/drop': askedMargin,
    'POST /admin/api/sports/referred/accept': { body: await referred() },
    'POST /admin/api/sports/referred/reject': { body: { ...(await referred()), reason: 'too much' } },
    'POST /admin/api/sports/referred/offer': {
      body: { ...(await referred()), stake: 100_000, prices: [1_880], seconds: 60 },
    },
    'PUT /admin/api/sports/members/:memberId/factor': { to: async () => ({ memberId: rich.memberId }) },
    // After it: what is confirmed is another factor than that one has seen.
    'POST /admin/api/sports/factor-requests/:requestId/confirm': asked,
    'POST /admin/api/sports/factor-requests/:requestId/drop': asked,
  }
}
