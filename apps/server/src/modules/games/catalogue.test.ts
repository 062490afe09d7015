import { gameCodes } from '@maru/contract'
import Fastify from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GuestCtx } from '../../platform/context.ts'
import { addMember } from '../../testing/members.fixture.ts'
import { listEntries } from '../audit/entry.service.ts'
import { maskedNick } from '../identity/index.ts'
import { ensureSite } from '../site/index.ts'
import { placeWager, settleWager } from '../wagers/index.ts'
import { serveArt } from './art.route.ts'
import { findPlayablePlaces } from './catalogue.repository.ts'
import { gamesFrom, isNew } from './catalogue.rules.ts'
import { listForStaff, listGames, listGroups, listPlaces, showGame, switchGame } from './catalogue.service.ts'
import { LISTED, listing, serverWithVendor } from './games.fixture.ts'
import { showLobby } from './lobby.service.ts'
import { syncGames, takeList } from './sync-games.service.ts'
import { studio, studioPurse } from './vendors/studio.ts'

const { server, vendor } = await serverWithVendor()
const freshMember = (changes?: Parameters<typeof addMember>[1]) => addMember(server, changes)
const answer = (vendorCode: string) => server.guest((ctx) => listGames(ctx, { vendorCode }))

beforeEach(async () => {
  vendor.reset()
  await server.system(syncGames)
  vendor.asked = []
})

describe('the catalogue', () => {
  test('has a row for every place of the contract, and lists only those with a playable game', async () => {
    const { rows } = await server.pool.query('SELECT count(*)::int AS places FROM games.place')
    expect(rows[0].places).toBe(
      gameCodes.length + Object.keys(studio.groups).length + Object.keys(studioPurse.groups).length,
    )
    const groups = await server.guest(listGroups)
    expect(groups.map(({ groupCode, vendors, games }) => [groupCode, vendors, games])).toEqual([
      ['casino', 1, 1],
      ['slot', 1, 2],
    ])
    const places = await server.guest((ctx) => listPlaces(ctx, { groupCode: 'slot', code: '' }))
    expect(places).toMatchObject([{ vendorKey: 'studio', codeNameEN: 'Moonlit Studio', isOwn: true, games: 2 }])
  })

  test('shows no game of a vendor that does not take the currency of the site', async () => {
    const siteId = 7
    await server.system((ctx) =>
      ensureSite(ctx, { siteId, name: 'Euro', theme: 'naru', host: 'euro.localhost', currency: 'EUR' }),
    )
    const there = <T>(act: (ctx: GuestCtx) => Promise<T>) => server.guest(act, siteId)
    expect(await there((ctx) => listGames(ctx, {}))).toEqual([])
    expect(await there((ctx) => listPlaces(ctx, { groupCode: '', code: '' }))).toEqual([])
    expect(await there(listGroups)).toEqual([])
    expect(await there((ctx) => showGame(ctx, 'studio', 'koi'))).toMatchObject({ isOn: false })
  })

  test('keeps what it knows when the vendor is down or lists nothing', async () => {
    vendor.status = 503
    expect(await server.system(syncGames)).toEqual(['studio', 'studio-purse'])
    expect(await answer('studio')).toHaveLength(3)
    await server.system((ctx) => takeList(ctx, studio, []))
    expect(await answer('studio')).toHaveLength(3)
  })

  test('follows the vendor: a game that left is not shown, one that came back is', async () => {
    vendor.listed = [listing('koi'), listing('drum', { enabled: false })]
    await server.system(syncGames)
    expect((await answer('studio')).map((game) => game.gameKey)).toEqual(['koi'])
    vendor.listed = LISTED
    await server.system(syncGames)
    expect(await answer('studio')).toHaveLength(3)
  })

  test('offers to show rounds of a game again unless its vendor says that it does not', async () => {
    vendor.listed = [listing('koi'), listing('drum', { replay: false }), listing('table', { replay: true })]
    await server.system(syncGames)
    const { rows } = await server.pool.query(
      'SELECT game_code, can_replay FROM wagers.title WHERE vendor_code = $1 ORDER BY game_code',
      ['studio'],
    )
    expect(rows.map((row) => [row.game_code, row.can_replay])).toEqual([
      ['drum', false],
      ['koi', true],
      ['table', true],
    ])
  })

  test('takes no game without a group, with parts of a won, or twice', () => {
    const odd = [
      listing('a'),
      listing('a'),
      listing('b', { limits: { min: 1, max: 100_000 } }),
      listing('c', { category: 'bingo' as 'slot' }),
    ]
    expect(gamesFrom(studio, odd).map((game) => game.gameCode)).toEqual(['a'])
  })

  test('finds a game by a part of its name in any language, literally', async () => {
    const search = (text: string) => server.guest((ctx) => listGames(ctx, { search: text }))
    expect((await search('DRUM g')).map((game) => game.gameKey)).toEqual(['drum'])
    expect((await search('koi 게')).map((game) => game.gameKey)).toEqual(['koi'])
    expect(await search('%')).toEqual([])
    expect(await search("'; --")).toEqual([])
  })

  test('a game is new when it came after its vendor did', () => {
    const day = (n: number) => new Date(Date.UTC(2026, 10, n))
    expect(isNew(day(1), day(1), day(2))).toBe(false)
    expect(isNew(day(10), day(1), day(20))).toBe(true)
    expect(isNew(day(10), day(1), new Date('2027-01-01'))).toBe(false)
  })

  test('staff switch a game off at one site: it leaves the lists, the entry says who did, and switching twice is one entry', async () => {
    for (let n = 0; n < 2; n++) await server.staff((ctx) => switchGame(ctx, 'studio', 'table', false))
    expect((await server.guest(listGroups)).map((group) => group.groupCode)).toEqual(['slot'])
    expect((await server.guest(findPlayablePlaces, 2)).map((place) => place.product)).toEqual(['casino', 'slot'])
    expect((await server.guest((ctx) => showGame(ctx, 'studio', 'table'))).isOn).toBe(false)
    const filter = { action: 'games.switch', staff: '', target: '', before: '', size: 10 }
    const { rows } = await server.staff((ctx) => listEntries(ctx, filter))
    expect(rows).toMatchObject([{ target: 'game:studio/table', before: { isOn: true }, after: { isOn: false } }])
    await server.staff((ctx) => switchGame(ctx, 'studio', 'table', true))
    await expect(server.staff((ctx) => switchGame(ctx, 'studio', 'nothing', true))).rejects.toMatchObject({
      code: 'STAFF_NOT_FOUND',
    })
  })
})

test('the newest wins are shown without saying whose, and a mini game’s names its draw', async () => {
  const memberId = await freshMember({ mem_nick: '달빛나그네' })
  const money = { balanceAfter: 0, transferId: null }
  const wager = { memberId, product: 'slot', vendorCode: 'studio', gameCode: 'koi', round: 'r1', selection: null }
  const ref = await server.system((ctx) => placeWager(ctx, { ...wager, stake: 1_000, ...money }))
  await server.system((ctx) => settleWager(ctx, ref, { payout: 50_000, ...money }))
  const drawn = { product: 'mini-game', vendorCode: 'maru', gameCode: 'powerball', round: '2026-11-20T03:05:00Z' }
  const winner = await freshMember({ mem_nick: '새벽산책' })
  const bet = await server.system((ctx) =>
    placeWager(ctx, { ...wager, ...drawn, memberId: winner, stake: 1_000, ...money }),
  )
  await server.system((ctx) => settleWager(ctx, bet, { payout: 1_950, ...money }))
  const lobby = await server.guest(showLobby)
  expect(lobby.recentWins).toMatchObject([
    { nick: '새**님', amount: 1_950, win: '', draw: { game: 'powerball', roundId: drawn.round } },
    { nick: '달**님', gameName: 'koi 게임', amount: 50_000, draw: null },
  ])
  expect(lobby.tables.map((game) => game.gameKey)).toEqual(['table'])
  expect((await server.staff(listForStaff)).find((game) => game.gameKey === 'koi')).toMatchObject({
    roundsToday: 1,
    stakeToday: 1_000,
    profitToday: -49_000,
  })
  expect(maskedNick('😀abc')).toBe('😀**')
})

test('posters are drawn for games of the catalogue, in the colours of a brand, and kept for ever', async () => {
  const http = Fastify()
  serveArt(http, server.contexts)
  const art = (path: string) => http.inject(path)
  const plain = await art('/art/studio/koi.svg?v=7')
  expect([plain.statusCode, plain.headers['content-type'], plain.headers['cache-control']]).toEqual([
    200,
    'image/svg+xml',
    'public, max-age=31536000, immutable',
  ])
  expect(plain.body).toMatch(/^<svg /)
  expect((await art('/art/studio/koi.svg?v=7&turn=22')).body).not.toBe(plain.body)
  for (const path of [
    '/art/studio/nothing.svg',
    '/art/nobody/koi.svg',
    '/art/studio/koi.png',
    '/art/studio/koi.svg?turn=23',
    '/art/studio/..%2fkoi.svg',
  ])
    expect((await art(path)).statusCode, path).toBe(404)
})
