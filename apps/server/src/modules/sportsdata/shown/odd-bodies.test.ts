import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { serveSportEvents } from '../calls/guest/list-events.ts'
import { serveSportResults } from '../calls/guest/list-results.ts'
import { serveSportEvent } from '../calls/guest/show-event.ts'
import { sportsFeed } from '../sportsdata.fixture.ts'

const server = await testServer()
const feed = sportsFeed(server)
const guest = { kind: 'guest' } as const
type Listed = { list: { id: string }[]; pageInfo: { tatal_list_count: number } }
const list = (body: object) => server.call<Listed>(serveSportEvents, guest, body)

test('whatever a guest may send finds what fits, or nothing', async () => {
  const id = String(await feed.match('found'))
  for (const search of ['벨모', 'VELM', 'tarn', '리그', ' velmora '])
    expect((await list({ search })).list).toMatchObject([{ id }])
  for (const search of ['ko', '%', '_', "'", '"', '\\', '{', 'half \ud800'])
    expect(await list({ search })).toMatchObject({ list: [] })
  expect(await list({ ids: ['999999999999999', id] })).toMatchObject({ list: [{ id }] })
  expect(await list({ competitionId: '1; DROP' })).toMatchObject({ list: [] })
  expect(await list({ competitionId: '9'.repeat(20) })).toMatchObject({ list: [] })
  expect(await list({ page: 1_000_000 })).toMatchObject({ list: [] })
  expect(await list({ view: 'live' })).toMatchObject({ list: [] })
  expect(await list({ sport: 'tennis' })).toMatchObject({ list: [] })
  expect(await list({ withinHours: 1, view: 'today', sport: 'soccer' })).toMatchObject({ list: [] })
  expect(await list({ withinHours: 2, view: 'upcoming', sport: 'soccer' })).toMatchObject({ list: [{ id }] })
  for (const day of ['1900-01-01', '9999-12-31'])
    expect(await server.call(serveSportResults, guest, { day })).toMatchObject({ list: [] })
  await expect(server.call(serveSportEvent, guest, { eventId: '999999999999999' })).rejects.toMatchObject({
    code: 'N404',
  })
})
