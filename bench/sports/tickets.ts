import type { WagerRef } from '../../apps/server/src/modules/wagers/index.ts'
import type { Ground } from '../ground.ts'
import { SITE } from '../ledger.sides.ts'
import { fillRound, GAME, STAKE, VENDOR } from '../settle/round.ts'

export const PRICE = 1_950
export const MARKET = '1'

/** A single of each open wager of a round of its own on an event, analysed; half of them win. `hasResult`: it is stored, so that whoever settles finds it. */
export const fillEvent = async (ground: Ground, hasResult: boolean): Promise<number> => {
  const { ours } = ground
  const { round } = await fillRound(ground, `sports-${performance.now()}`)
  const { rows } = await ours.query(
    `INSERT INTO sportsdata.event (feed, feed_id) VALUES ('bench', $1) RETURNING event_id`,
    [round],
  )
  const eventId = Number(rows[0].event_id)
  await ours.query(
    `INSERT INTO sportsdata.market (event_id, market_key, type, specifiers, state, producer, at, version, outcomes, unevenness, result_version)
     VALUES ($1, '${MARKET}', 1, '{}', 'settled', 1, now(), 1, '[]', 0, 1)`,
    [eventId],
  )
  await ours.query(
    `WITH ticket AS (
       INSERT INTO sportsbook.ticket (site_id, member_id, ticket_id, fingerprint, state, product, game_code, sizes, lines, stake, price_policy, created_at, wager_id,
         placed_at, possible_win, rules_version)
       SELECT site_id, member_id, gen_random_uuid(), decode(repeat('00', 32), 'hex'), 'accepted', 'sports', 'special', '{1}', 1, stake, 'any', placed_at, wager_id, placed_at,
         ${STAKE} * ${PRICE} / 1000, 'bench'
       FROM wagers.wager WHERE site_id = ${SITE} AND vendor_code = '${VENDOR}' AND game_code = '${GAME}' AND round = $2 AND status = 'placed'
       RETURNING site_id, member_id, ticket_id, wager_id)
     INSERT INTO sportsbook.leg (site_id, member_id, ticket_id, ord, event_id, market_key, outcome, price, is_banker, event_version)
     SELECT site_id, member_id, ticket_id, 1, $1, '${MARKET}', CASE WHEN wager_id % 2 = 1 THEN '1' ELSE '2' END, ${PRICE}, false, 1 FROM ticket`,
    [eventId, round],
  )
  await ours.query('ANALYZE sportsbook.ticket, sportsbook.leg')
  if (!hasResult) return eventId
  await ours.query(
    `INSERT INTO sportsdata.result (event_id, market_key, version, kind, outcomes, source, is_confirmed, rules_version, at)
     VALUES ($1, '${MARKET}', 1, 'settled', $2, 'feed', true, 'bench', now())`,
    [
      eventId,
      JSON.stringify([
        { id: '1', voidHalves: 0, result: 1, sharedBy: 1 },
        { id: '2', voidHalves: 0, result: 0, sharedBy: 1 },
      ]),
    ],
  )
  return eventId
}

export type OpenTicket = { ticketId: string; ref: WagerRef }

export const openTickets = async ({ ours }: Ground, eventId: number): Promise<OpenTicket[]> => {
  const { rows } = await ours.query(
    `SELECT t.ticket_id AS "ticketId", t.member_id AS "memberId", t.placed_at AS "placedAt", t.wager_id AS "wagerId"
     FROM sportsbook.leg l JOIN sportsbook.ticket t USING (site_id, member_id, ticket_id)
     WHERE l.event_id = $1 AND l.market_key = '${MARKET}' AND t.state = 'accepted' ORDER BY random()`,
    [eventId],
  )
  return rows.map(({ ticketId, ...ref }) => ({ ticketId, ref }))
}
