import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { openMonthsJob } from './open-months.job.ts'

const server = await testServer()
const owner = server.ownerPool
const runOn = (day: string) => {
  server.clock.set(`${day}T04:25:00+09:00`)
  return server.contexts.reading({ who: { kind: 'system', job: 'test' }, siteId: 0 }, (ctx) =>
    openMonthsJob.run(ctx, {}),
  )
}
const addPrice = (at: string) =>
  owner.query(
    `INSERT INTO sportsdata.price_history (event_id, market_key, at, version, state, outcomes) VALUES (1, '1', $1, 1, 'active', '[]')`,
    [at],
  )
/** The month in whose table each price stands, by its day. */
const kept = async (): Promise<string[]> => {
  const { rows } = await owner.query<{ text: string }>(
    `SELECT to_char(at AT TIME ZONE 'Asia/Seoul', 'MM-DD ') || right(tableoid::regclass::text, 6) AS text FROM sportsdata.price_history ORDER BY at`,
  )
  return rows.map(({ text }) => text)
}

test('prices are kept for ninety days, and go by whole months; months to come have a table before their first price', async () => {
  for (const month of ['2026-07-01', '2026-08-01'])
    await owner.query('SELECT sportsdata.prepare_month($1), sportsdata.attach_month($1)', [month])
  await addPrice('2026-07-31T23:59:59+09:00')
  await addPrice('2026-08-01T00:00:00+09:00')
  await runOn('2026-10-30')
  await addPrice('2027-01-31T12:00:00+09:00')
  expect(await kept()).toEqual(['07-31 202607', '08-01 202608', '01-31 202701'])
  await runOn('2026-10-31')
  expect(await kept()).toEqual(['08-01 202608', '01-31 202701'])
})
