import type { LiveTablesMessage } from '@maru/contract'
import type { TableTile } from '@maru/vendor-wallet'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addSecondSite } from '../../../testing/people.ts'
import { ensureSite } from '../../site/index.ts'
import { switchGame } from '../catalogue.service.ts'
import { serverWithVendor } from '../games.fixture.ts'
import { syncGames } from '../sync-games.service.ts'
import { listTables } from './list-tables.service.ts'
import { limits, TABLE_GAMES, tileOf } from './tables.fixture.ts'
import { type Followed, noteUnreachable, takeFeed } from './take-feed.service.ts'
import { merged, tablesTopic } from './topics.ts'

const { server, vendor } = await serverWithVendor()
await addSecondSite(server)
let followed: Followed
/** Longer than messages are held back. */
const RATE_MS = 1_000
const at = (ms: number): Date => new Date(1_700_000_000_000 + ms)

const take = (tables: TableTile[], askedAt = at(0), isWhole = false) =>
  server.system((ctx) =>
    takeFeed(ctx, 'studio', { version: 'v', now: 1_000_000, tables }, { askedAt, isWhole }, followed),
  )
const shown = async (siteId = 1) => (await server.guest((ctx) => listTables(ctx), siteId)).tables
const published = (topic: string, siteId = 1): LiveTablesMessage[] =>
  server.sent.filter(({ subject }) => subject === `${siteId}.topic.${topic}`).map(({ body }) => JSON.parse(body))
/** What was published of an act, everything that was held back included. */
const publishedBy = async (act: () => Promise<unknown>, topic = 'tables', siteId = 1) => {
  await vi.advanceTimersByTimeAsync(RATE_MS)
  server.sent.length = 0
  await act()
  await vi.advanceTimersByTimeAsync(RATE_MS)
  return published(topic, siteId)
}

beforeEach(async () => {
  vi.useRealTimers()
  vendor.reset()
  vendor.listed = TABLE_GAMES
  await server.system(syncGames)
  await server.ownerPool.query('TRUNCATE games.live_table, games.game_switch')
  followed = { tiles: new Map(), offsetMs: undefined }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return async () => {
    await vi.advanceTimersByTimeAsync(RATE_MS)
    vi.useRealTimers()
  }
})

describe('tables that a vendor names', () => {
  test('are listed with their games, and instants by our clock', async () => {
    await take([tileOf('moon'), tileOf('wheel', { game: 'roulette', ends_at: null, phase: 'asleep' })])
    const [moon, wheel] = await shown()
    const now = server.clock.now().getTime()
    expect(moon).toMatchObject({
      game: { gameKey: 'moon', gameType: 'casino' },
      table: {
        version: 1,
        state: 'open',
        startedAt: new Date(now).toISOString(),
        endsAt: new Date(now + 15_000).toISOString(),
        minimumStake: 10_000,
        maximumStake: 5_000_000,
        results: ['tie 8:8', 'banker 3:7'],
      },
    })
    expect(wheel?.table).toMatchObject({ game: 'roulette', endsAt: null })
  })

  test('are not shown at a site whose currency their chips are not of', async () => {
    const dollars = { siteId: 8, name: 'Dollar', theme: 'naru', host: 'dollar.localhost', currency: 'USD' } as const
    await server.system((ctx) => ensureSite(ctx, dollars))
    await take([tileOf('moon')])
    expect(await shown(1)).toHaveLength(1)
    expect(await shown(dollars.siteId)).toEqual([])
  })

  test('are not shown at a site where the vendor or our staff have switched them off, nor once they are not listed', async () => {
    const sites = [{ sub_partner_id: '2', is_on: false, limits: limits(10_000, 5_000_000) }]
    await take([tileOf('moon', { sites }), tileOf('wheel')])
    expect((await shown(1)).map(({ game }) => game.gameKey)).toEqual(['moon', 'wheel'])
    expect((await shown(2)).map(({ game }) => game.gameKey)).toEqual(['wheel'])
    await server.staff((ctx) => switchGame(ctx, 'studio', 'wheel', false), {}, 2)
    expect(await shown(2)).toEqual([])
    vendor.listed = TABLE_GAMES.slice(1)
    await server.system(syncGames)
    expect((await shown(1)).map(({ game }) => game.gameKey)).toEqual(['wheel'])
  })

  test('have the limits of the site', async () => {
    await take([tileOf('moon', { sites: [{ sub_partner_id: '2', is_on: true, limits: limits(50_000, 60_000) }] })])
    expect((await shown(2))[0]?.table).toMatchObject({ minimumStake: 50_000, maximumStake: 60_000 })
    expect((await shown(1))[0]?.table).toMatchObject({ minimumStake: 10_000 })
  })

  test('are left out where a limit is no whole won', async () => {
    await take([tileOf('moon', { limits: { min: 1, max: 100_000 } }), tileOf('wheel')])
    expect((await shown()).map(({ game }) => game.gameKey)).toEqual(['wheel'])
  })
})

describe('what is published', () => {
  test('is a table that changed, with its results when one came', async () => {
    await take([tileOf('moon'), tileOf('wheel')])
    const change = { phase: 'closing', heads: 4 } as const
    const [message] = await publishedBy(() => take([tileOf('moon', change), tileOf('wheel')]))
    expect(message).toMatchObject({
      cmd: 'TABLES',
      data1: 'changed',
      data2: { tables: [{ gameKey: 'moon', heads: 4 }] },
    })
    expect(message?.data2.tables).toHaveLength(1)
    expect(message?.data2.tables[0]).not.toHaveProperty('results')
    const results = ['tie 8:8', 'banker 3:7', 'player 6:5']
    const [next] = await publishedBy(() => take([tileOf('moon', { ...change, results })]))
    expect(next?.data2.tables[0]).toMatchObject({ results, version: 3 })
  })

  test('is nothing where nothing changed, and stakes are for staff alone', async () => {
    await take([tileOf('moon')])
    expect(await publishedBy(() => take([tileOf('moon')]))).toEqual([])
    const staked = () => take([tileOf('moon', { stakes: { players: 1, staked: 100_000_000 } })])
    expect(await publishedBy(staked, 'staff.1.tables')).toEqual([{ what: 'tables' }])
    expect(published('tables')).toEqual([])
    expect(JSON.stringify(await shown())).not.toContain('stakes')
  })

  test('is nothing of a table that the site does not show', async () => {
    const sites = [{ sub_partner_id: '2', is_on: false, limits: limits(10_000, 5_000_000) }]
    const first = () => take([tileOf('moon', { sites })])
    expect(await publishedBy(first, 'tables', 2)).toEqual([])
    expect(published('tables', 1)).toHaveLength(1)
  })

  test('is four messages a second at most, with the last state of each table', async () => {
    await take([tileOf('moon')])
    const messages = await publishedBy(async () => {
      for (let heads = 10; heads < 30; heads++) await take([tileOf('moon', { heads })])
    })
    expect(messages.length).toBe(2)
    expect(messages.at(-1)?.data2.tables).toMatchObject([{ heads: 29 }])
  })

  test('keeps the results of a message that waits when a later one has none', () => {
    const message = (tables: object[]) => ({ cmd: 'TABLES', data1: 'changed', data2: { serverTime: '', tables } })
    const table = { vendorKey: 'studio', gameKey: 'moon' }
    const both = merged(
      message([{ ...table, heads: 1, results: ['tie 8:8'] }]) as LiveTablesMessage,
      message([
        { ...table, heads: 2 },
        { ...table, gameKey: 'wheel' },
      ]) as LiveTablesMessage,
    )
    expect(both.data2.tables).toEqual([
      { ...table, heads: 2, results: ['tie 8:8'] },
      { ...table, gameKey: 'wheel' },
    ])
  })

  test('is at first every table of the site', async () => {
    await take([tileOf('moon')])
    const snapshot = await tablesTopic.snapshot?.(server.contexts, { siteId: 1, memberId: 0, values: {} })
    expect(snapshot).toMatchObject([{ message: { data1: 'all', data2: { tables: [{ gameKey: 'moon' }] } } }])
    expect(tablesTopic).toMatchObject({ audience: 'public', destination: '/topic/tables' })
  })
})

test('an answer that was asked for before the last one changes nothing', async () => {
  await take([tileOf('moon', { heads: 9 })], at(100))
  await take([tileOf('moon', { heads: 1 })], at(50))
  expect((await shown())[0]?.table).toMatchObject({ heads: 9, version: 1 })
})

test('answers that were some milliseconds longer under way move no instant', async () => {
  await take([tileOf('moon')])
  server.clock.set(new Date(server.clock.now().getTime() + 60).toISOString())
  expect(await publishedBy(() => take([tileOf('moon')]))).toEqual([])
})

test('tables of a vendor that does not answer are shown as unreachable until it does', async () => {
  await take([tileOf('moon')])
  const silent = await publishedBy(() => server.system((ctx) => noteUnreachable(ctx, 'studio', followed)))
  expect(silent[0]?.data2.tables).toMatchObject([{ gameKey: 'moon', state: 'unreachable' }])
  expect((await shown())[0]?.table.state).toBe('unreachable')
  const [back] = await publishedBy(() => take([tileOf('moon')], at(1)))
  expect(back?.data2.tables).toMatchObject([{ state: 'open', version: 3, results: ['tie 8:8', 'banker 3:7'] }])
})

test('a table that is missing where the vendor names them all is unreachable, one that is missing among changes is not', async () => {
  await take([tileOf('moon'), tileOf('wheel')])
  await take([tileOf('wheel', { heads: 8 })], at(1))
  const states = async () => (await shown()).map(({ table }) => [table.gameKey, table.state])
  expect(await states()).toEqual([
    ['moon', 'open'],
    ['wheel', 'open'],
  ])
  await take([tileOf('wheel')], at(2), true)
  expect(await states()).toEqual([
    ['moon', 'unreachable'],
    ['wheel', 'open'],
  ])
  await take([tileOf('wheel', { heads: 9 })], at(3))
  expect((await states())[0]).toEqual(['moon', 'unreachable'])
  await take([tileOf('moon')], at(4))
  expect(await states()).toEqual([
    ['moon', 'open'],
    ['wheel', 'open'],
  ])
})
