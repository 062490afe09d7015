import { beforeEach, describe, expect, test } from 'vitest'
import { type MonthlyTable, openMonths } from '../../platform/db/months.ts'
import { noticesOf } from '../../platform/notices/notices.ts'
import { testServer } from '../../testing/context.ts'
import { historyOf } from './history.service.ts'
import { WAGER_MONTHS } from './wager.repository.ts'
import { placeWager, settleWager } from './wager.service.ts'

const server = await testServer()
const money = { balanceAfter: 0, transferId: null }
let rounds = 0
const place = () =>
  server.system((ctx) =>
    placeWager(ctx, {
      memberId: 1,
      product: 'slot',
      vendorCode: 'studio',
      gameCode: 'koi',
      round: `r${++rounds}`,
      selection: null,
      stake: 1_000,
      ...money,
    }),
  )
const open = (first: string, months: number, waitsMs: readonly number[] = [10, 20]) =>
  server.system((ctx) => openMonths(ctx, WAGER_MONTHS, first, months, waitsMs))
const rowsIn = async (table: string) =>
  (await server.ownerPool.query(`SELECT count(*)::int AS n FROM wagers.${table}`)).rows[0].n
const notices = () => server.system((ctx) => noticesOf(ctx.db, 1))

beforeEach(() => {
  server.clock.set('2026-11-20T15:00:00+09:00')
})

describe('bets go on while a month is opened', () => {
  test('beside a long transaction that reads the table, and the month opens when that has ended', async () => {
    const reader = await server.ownerPool.connect()
    await reader.query('BEGIN')
    await reader.query('SELECT count(*) FROM wagers.wager')
    const opening = open('2031-06-01', 1)
    // Were the opening to queue for a lock that the reader holds off, these would queue behind it for as long as that reads.
    for (let n = 0; n < 20; n++) await place()
    expect(await opening).toBe(WAGER_MONTHS.length - 1)
    expect(await open('2031-06-01', 1)).toBe(0)
    await reader.query('COMMIT')
    reader.release()
    expect(await open('2031-06-01', 1)).toBe(1)
  })

  test('beside the building of its partition', async () => {
    const builder = await server.ownerPool.connect()
    await builder.query('BEGIN')
    await builder.query(
      `SELECT wagers.prepare_month('wager', '2031-08-01'), wagers.prepare_month('movement', '2031-08-01')`,
    )
    await place()
    await builder.query('ROLLBACK')
    builder.release()
  })
})

test('what was placed before its month was open is moved into it, and stays in the history and its wager settles', async () => {
  server.clock.set('2032-02-10T12:00:00+09:00')
  const ref = await place()
  server.clock.set('2032-03-10T12:00:00+09:00')
  await place()
  const { total } = await server.system((ctx) => historyOf(ctx, 1, { page: 1, size: 10 }))
  expect([await rowsIn('wager_beyond'), await rowsIn('movement_beyond')]).toEqual([2, 2])
  expect(await open('2032-02-01', 1)).toBe(WAGER_MONTHS.length)
  expect([await rowsIn('wager_beyond'), await rowsIn('movement_beyond')]).toEqual([1, 1])
  expect([await rowsIn('wager_203202'), await rowsIn('movement_203202')]).toEqual([1, 1])
  await server.system((ctx) => settleWager(ctx, ref, { payout: 2_500, ...money }))
  expect((await server.system((ctx) => historyOf(ctx, 1, { page: 1, size: 10 }))).total).toBe(total)
  expect(await open('2032-03-01', 1)).toBe(WAGER_MONTHS.length)
  expect(await rowsIn('wager_beyond')).toBe(0)
})

test('two processes that open the same months at once open each once', async () => {
  const waits = [10, 20, 50, 100, 200]
  const opened = await Promise.all([open('2033-01-01', 3, waits), open('2033-01-01', 3, waits)])
  expect(opened[0] + opened[1]).toBe(3 * WAGER_MONTHS.length)
})

test('the partition of a month has what its parent has: indices, checks, privileges', async () => {
  await open('2034-01-01', 1)
  const shape = async (table: string) =>
    (
      await server.ownerPool.query(
        `SELECT (SELECT count(*)::int FROM pg_index WHERE indrelid = c.oid AND indisvalid) AS indices,
           (SELECT array_agg(conname::text ORDER BY conname) FROM pg_constraint WHERE conrelid = c.oid AND contype = 'c') AS checks
         FROM pg_class c WHERE c.oid = $1::regclass`,
        [`wagers.${table}`],
      )
    ).rows[0]
  expect(await shape('wager_203401')).toEqual(await shape('wager'))
  await expect(server.pool.query('SELECT FROM wagers.wager_203401')).rejects.toThrow(/permission denied/)
})

test('fewer than two months ahead stand on the desk of staff until they are open', async () => {
  await open('2035-01-01', 2)
  expect(await notices()).toMatchObject([
    { siteId: 0, kind: 'months-ahead', subject: 'wagers.settlement', detail: { months: 1 } },
    { siteId: 0, kind: 'months-ahead', subject: 'wagers.leg', detail: { months: 1 } },
    { siteId: 0, kind: 'months-ahead', subject: 'wagers.movement', detail: { months: 1 } },
    { siteId: 0, kind: 'months-ahead', subject: 'wagers.wager', detail: { months: 1 } },
  ])
  await open('2035-01-01', 3)
  expect(await notices()).toEqual([])
})

test('an error that no wait mends is raised', async () => {
  const [wager] = WAGER_MONTHS as [MonthlyTable]
  const broken = { ...wager, attach: `wagers.attach_month('nothing', $1)` }
  await expect(server.system((ctx) => openMonths(ctx, [broken], '2036-01-01', 1))).rejects.toThrow(/no monthly table/)
})
