import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { lost, scoreOf, sportsFeed, winner, won } from '../sportsdata.fixture.ts'
import { listResults } from './list-results.service.ts'

const server = await testServer()
const feed = sportsFeed(server)

test('a result that is corrected says what was said before it; one that was never confirmed does not count', async () => {
  await feed.match('corrected')
  const settle = (home: typeof won, away: typeof won, at: number) =>
    feed.settlement('corrected', winner, { '1': home, '2': lost, '3': away }, at)
  const shown = async () =>
    (await server.guest((ctx) => listResults(ctx, { view: 'winloose', page: 1 }))).list[0]?.markets[0]
  await feed.say(feed.status('corrected', 'ended', scoreOf(1, 0, true), 1), settle(won, lost, 1))
  expect(await shown()).toMatchObject({ earlier: null })
  await feed.say({ ...settle(lost, won, 2), isConfirmed: false } as ReturnType<typeof settle>)
  expect(await shown()).toMatchObject({ earlier: { isVoid: false, outcomes: ['벨모라'] } })
  await feed.say(settle(won, lost, 3))
  expect(await shown()).toMatchObject({ earlier: null })
})

test('without a day the newest one with results is shown, and days say how many matches they hold', async () => {
  const shown = (day?: string) =>
    server.guest((ctx) => listResults(ctx, { view: 'winloose', page: 1, ...(day && { day }) }))
  const { day, days, sports, list } = await shown()
  expect(days[0]).toEqual({ day, matches: list.length })
  expect(sports).toEqual([{ sport: 'soccer', matches: list.length }])
  const empty = await shown('2020-01-01')
  expect(empty).toMatchObject({ day: '2020-01-01', days: [], sports: [], list: [] })
})
