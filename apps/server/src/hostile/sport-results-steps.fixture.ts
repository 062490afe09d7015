import type pg from 'pg'
import type { StaffClient } from '../testing/staff-client.ts'

type Step = { to?: () => Promise<Record<string, string | number>>; body?: object; before?: () => Promise<unknown> }

/** Events that are over, each with a ticket on the home side, for what staff say of results. `other`: the first of two. */
export const sportResultSteps = async (
  owner: pg.Pool,
  other: StaffClient,
  memberId: number,
): Promise<Record<string, Step>> => {
  await owner.query(
    `INSERT INTO sportsdata.competition (feed, feed_id, sport, region_id, region_names, names) VALUES ('audited', 'league', 'soccer', 'r', '{}', '{}') ON CONFLICT DO NOTHING`,
  )
  const eventWithTicket = async (): Promise<number> => {
    const id = crypto.randomUUID()
    const { rows } = await owner.query(
      `WITH event AS (
         INSERT INTO sportsdata.event (feed, feed_id, sport, competition_id, starts_at, state)
         SELECT 'audited', $1, 'soccer', competition_id, '2026-11-01Z', 'ended' FROM sportsdata.competition WHERE feed = 'audited' RETURNING event_id
       ), market AS (
         INSERT INTO sportsdata.market (event_id, market_key, type, specifiers, state, producer, at, version, outcomes, unevenness)
         SELECT event_id, '1', 1, '{}', 'closed', 1, now(), 1, '[]', 0 FROM event
       ), ticket AS (
         INSERT INTO sportsbook.ticket (site_id, member_id, ticket_id, fingerprint, state, product, game_code, sizes, lines, stake, price_policy, created_at, wager_id,
           placed_at, possible_win, rules_version)
         VALUES (1, $2, $1::uuid, sha256('x'), 'accepted', 'sports', 'combinationbetting', '{1}', 1, 1000, 'any', now(), (random() * 1000000000)::bigint + 1000000, now(), 0, 'test')
       ), leg AS (
         INSERT INTO sportsbook.leg (site_id, member_id, ticket_id, ord, event_id, market_key, outcome, price, is_banker, event_version)
         SELECT 1, $2, $1::uuid, 1, event_id, '1', '1', 2000, false, 1 FROM event
       ) SELECT event_id FROM event`,
      [id, memberId],
    )
    return Number(rows[0].event_id)
  }
  const ask = async (path: string, body: object) =>
    (await other.ask('POST', `/admin/api/sports/results/${path}`, body)).json
  const score = { home: 1, away: 0, periods: [], winner: null, method: null }
  const typed = { eventId: await eventWithTicket(), score, picks: [] }
  const voiding = async () => ({ kind: 'void', eventId: await eventWithTicket(), market: null, since: null })
  const asking = async () => {
    const change = await voiding()
    return { change, reason: 'not ours', seen: (await ask('preview', change)).seen as string }
  }
  const asked = async () => {
    const body = await asking()
    const { changeId } = await ask('changes', body)
    return { changeId: Number(changeId), seen: body.seen }
  }
  const [first, second] = [await asked(), await asked()]
  return {
    'POST /admin/api/sports/results/enter': { body: typed },
    'POST /admin/api/sports/results/withdraw': { body: { eventId: typed.eventId } },
    'POST /admin/api/sports/results/changes': { body: await asking() },
    'POST /admin/api/sports/results/changes/:changeId/confirm': {
      to: async () => ({ changeId: first.changeId }),
      body: { seen: first.seen },
    },
    'POST /admin/api/sports/results/changes/:changeId/drop': {
      to: async () => ({ changeId: second.changeId }),
      body: {},
    },
  }
}
