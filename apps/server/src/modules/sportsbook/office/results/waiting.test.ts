import { afterAll, expect, test } from 'vitest'
import { closeSettling } from '../../settle/settle.service.ts'
import { sportsDesk } from '../../sportsbook.fixture.ts'
import { listWaiting } from './waiting.service.ts'

const desk = await sportsDesk()
const { server } = desk
afterAll(() => closeSettling(desk.services))

/** More than one statement looks at: events that ended earlier, whose tickets wait for other events alone. */
const addEarlier = (eventId: number) =>
  server.ownerPool.query(
    `WITH e AS (
       INSERT INTO sportsdata.event (feed, feed_id, sport, competition_id, starts_at, state)
       SELECT feed, 'earlier ' || n, sport, competition_id, starts_at - interval '1 day', 'ended' FROM sportsdata.event, generate_series(1, 301) n WHERE event_id = $1
       RETURNING event_id), m AS (
       INSERT INTO sportsdata.market (event_id, market_key, type, specifiers, state, producer, at, version, outcomes, unevenness)
       SELECT event_id, '1', 1, '{}', 'closed', 1, now(), 1, '[]', 0 FROM e)
     INSERT INTO sportsbook.exposure (site_id, kind, key, tickets, staked, loss, most) SELECT 1, 'event', event_id::text, 1, 1000, 1000, 1000000 FROM e`,
    [eventId],
  )

test('an event that waits is listed, however many earlier ones have tickets that wait for other events', async () => {
  const eventId = await desk.addEvent()
  expect((await desk.place(await desk.member(), await desk.ticketOn([eventId]))).code).toBe('0')
  await desk.setEvent(eventId, 'ended')
  await addEarlier(eventId)
  const { events } = await server.staff(listWaiting)
  expect(events.map((event) => [event.eventId, event.markets])).toEqual([[eventId, 1]])
})
