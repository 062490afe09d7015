import { sportResultEvents } from '@maru/contract'
import { expect, test } from 'vitest'
import { sportsDesk } from '../../sportsbook.fixture.ts'
import { listEventsOfDay } from './waiting.service.ts'

const desk = await sportsDesk()
const { server, owner } = desk
const day = '2026-11-20'

test('the rest of a day is shown also where the last event of a page was put off', async () => {
  const eventId = await desk.addEvent()
  await owner.query(
    `INSERT INTO sportsdata.event (feed, feed_id, sport, competition_id, home_id, away_id, starts_at, state)
     SELECT feed, 'copy ' || n, sport, competition_id, home_id, away_id, starts_at + n * interval '1 minute', state
     FROM sportsdata.event CROSS JOIN generate_series(1, 59) n WHERE event_id = $1`,
    [eventId],
  )
  const page = async (after?: string) =>
    sportResultEvents.data.parse(await server.staff((ctx) => listEventsOfDay(ctx, { day, after })))
  const first = await page()
  expect(first.rows).toHaveLength(50)
  await owner.query(`UPDATE sportsdata.event SET starts_at = starts_at + interval '7 days' WHERE event_id = $1`, [
    first.rows.at(-1)?.eventId,
  ])
  const second = await page(first.next ?? '')
  expect(second).toMatchObject({ rows: { length: 10 }, next: null })
})
