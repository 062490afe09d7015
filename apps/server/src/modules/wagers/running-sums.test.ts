import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addUpChanges, figuresByGame, figuresOf } from './figures.repository.ts'
import { keepSums } from './running-sums.service.ts'
import { cancelWager, placeWager, settleWager } from './wager.service.ts'

const server = await testServer()
const today = '2026-11-20'
const money = { balanceAfter: 0, transferId: null }
type Game = { gameCode?: string; siteId?: number; stake?: number }
const place = (memberId: number, { gameCode = 'koi', siteId = 1, stake = 1_000 }: Game = {}) =>
  server.system((ctx) => {
    const round = { product: 'slot', vendorCode: 'studio', gameCode, round: 'r', selection: null }
    return placeWager(ctx, { memberId, ...round, stake, ...money })
  }, siteId)
const settle = async (ref: Awaited<ReturnType<typeof place>>, payout: number, siteId = 1) =>
  server.system((ctx) => settleWager(ctx, ref, { payout, ...money }), siteId)
const shown = (siteId = 1, day = today) =>
  server.system(
    async (ctx) => ({ ...(await figuresOf(ctx, day)), games: (await figuresByGame(ctx, day)).toSorted(byGame) }),
    siteId,
  )
const byGame = (a: { gameCode: string }, b: { gameCode: string }) => a.gameCode.localeCompare(b.gameCode)
const rowsOf = async (table: string) => (await server.pool.query(`SELECT * FROM wagers.${table}`)).rows.length
/** What wagers.verify says of the sums; the ledger has no part in these wagers. */
const problems = async () =>
  (await server.pool.query(`SELECT * FROM wagers.verify() WHERE what IN ('shown-wagers', 'days')`)).rows

test('a page shows a wager as soon as it is there, and the same when it was added up', async () => {
  const first = await place(1)
  await place(2, { stake: 700, gameCode: 'drum' })
  await place(3, { stake: 9_000, siteId: 2 })
  await settle(first, 2_500)
  const expected = {
    openStake: 700,
    openWagers: 1,
    profit: -1_500,
    games: [
      { vendorCode: 'studio', gameCode: 'drum', rounds: 1, stake: 700, profit: 0 },
      { vendorCode: 'studio', gameCode: 'koi', rounds: 1, stake: 1_000, profit: -1_500 },
    ],
  }
  expect(await shown()).toEqual(expected)
  await server.system(keepSums)
  expect(await rowsOf('figure_change')).toBe(0)
  expect(await shown()).toEqual(expected)
  expect(await shown(2)).toMatchObject({ openStake: 9_000, openWagers: 1, profit: 0 })
})

test('what moves a day later counts there, and the open stake leaves the day of placing', async () => {
  const before = await shown()
  const ref = await place(4)
  server.clock.set('2026-11-21T00:00:01+09:00')
  await settle(ref, 300)
  server.clock.set('2026-11-20T15:00:00+09:00')
  for (const act of [() => undefined, () => server.system(keepSums)]) {
    await act()
    expect(await shown()).toMatchObject({ openStake: before.openStake, profit: before.profit + 1_000 })
    expect(await shown(1, '2026-11-21')).toMatchObject({ profit: -300 })
  }
})

test('a change counts once, however many add up at once and however few each takes', async () => {
  for (let memberId = 10; memberId < 30; memberId++) await place(memberId)
  const before = await shown()
  const lots = Array.from({ length: 12 }, () => server.system((ctx) => addUpChanges(ctx, 3)))
  await Promise.all(lots)
  expect(await shown()).toEqual(before)
  expect(await problems()).toEqual([])
  while ((await server.system((ctx) => addUpChanges(ctx, 3))).length > 0);
  expect(await shown()).toEqual(before)
  expect(await problems()).toEqual([])
})

test('a transaction that rolls back leaves no change, and neither does adding up that does', async () => {
  const before = await shown()
  const fails = server.system(async (ctx) => {
    const game = { product: 'slot', vendorCode: 'studio', gameCode: 'koi', round: 'r', selection: null }
    const ref = await placeWager(ctx, { memberId: 40, ...game, stake: 500, ...money })
    await cancelWager(ctx, ref, money)
    await placeWager(ctx, { memberId: 40, ...game, stake: 500, ...money })
    throw new Error('the machine went away')
  })
  await expect(fails).rejects.toThrow('went away')
  await place(41)
  const half = server.system(async (ctx) => {
    await keepSums(ctx)
    throw new Error('the machine went away')
  })
  await expect(half).rejects.toThrow('went away')
  expect(await shown()).toMatchObject({ openWagers: before.openWagers + 1, openStake: before.openStake + 1_000 })
  expect(await problems()).toEqual([])
})

test('one process of several adds up at a time', async () => {
  await place(50)
  const sites = await server.system(async (ctx) => [
    await addUpChanges(ctx, 100),
    await server.contexts.inContext({ who: { kind: 'system', job: 'other' }, siteId: 0 }, (other) =>
      addUpChanges(other, 100),
    ),
  ])
  expect(sites).toEqual([[1], []])
})

test.each([
  ['a sum of games', 'UPDATE wagers.game_day SET wagers = wagers + 1'],
  ['a sum of a day', 'UPDATE wagers.site_day SET open_stake = open_stake + 1'],
  ['open wagers of a site', 'UPDATE wagers.site_open SET open_wagers = open_wagers - 1'],
  ['a change that was lost', 'DELETE FROM wagers.figure_change'],
])('%s that is wrong is found', async (_what, sql) => {
  await place(60)
  const client = await server.ownerPool.connect()
  try {
    await client.query('BEGIN')
    expect((await client.query(sql)).rowCount).toBeGreaterThan(0)
    const { rows } = await client.query('SELECT DISTINCT what FROM wagers.verify()')
    expect(rows.map(({ what }) => what)).toContain('shown-wagers')
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})
