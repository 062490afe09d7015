import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { findFigureProblems } from './figures.repository.ts'
import type { ChangedWager } from './observe.ts'
import { cancelWager, moveWager, type Placing, placeWager, placeWagers, settleWager } from './wager.service.ts'
import type { WagerRef } from './wager-id.rules.ts'

const seen: ChangedWager[] = []
let refuses = false
const server = await testServer({
  observers: {
    wagers: [
      {
        kinds: ['settled', 'cancelled', 'corrected'],
        observe: async (ctx, wagers) => {
          if (refuses) throw new Error('the observer refuses')
          await ctx.db.client.query('SELECT 1')
          seen.push(...wagers)
        },
      },
    ],
  },
})
const money = { balanceAfter: 0, transferId: null }
let rounds = 0
const placing = (memberId: number, changes: Partial<Placing> = {}): Placing => ({
  memberId,
  product: 'slot',
  vendorCode: 'studio',
  gameCode: 'koi',
  round: `round-${++rounds}`,
  selection: null,
  stake: 1_000,
  ...money,
  ...changes,
})
const place = (memberId: number, changes?: Partial<Placing>) =>
  server.system((ctx) => placeWager(ctx, placing(memberId, changes)))
const settle = (ref: WagerRef, payout: number) => server.system((ctx) => settleWager(ctx, ref, { payout, ...money }))
const settlementsOf = async (memberId: number) =>
  (
    await server.ownerPool.query(
      'SELECT version, kind, stake, payout, turnover FROM wagers.settlement WHERE member_id = $1 ORDER BY wager_id, version',
      [memberId],
    )
  ).rows.map(Object.values)
const journalProblems = async () =>
  (await server.system(findFigureProblems)).filter(({ what }) => what === 'settlements')

test('each settlement is a version of its own, and a correction carries the difference', async () => {
  const ref = await place(1)
  await settle(ref, 2_500)
  const late = { stake: 0, payout: 300, bets: 0, endsRound: false }
  await server.system((ctx) => moveWager(ctx, ref, late, { kind: 'win', amount: 300, ...money }))
  await server.system((ctx) => cancelWager(ctx, ref, money))
  expect(await settlementsOf(1)).toEqual([
    [1, 'settled', 1_000, 2_500, 1_000],
    [2, 'corrected', 0, 300, 0],
    [3, 'cancelled', -1_000, -2_800, -1_000],
  ])
  expect(await journalProblems()).toEqual([])
})

test('a gift is settled as it is placed, also among others whose ids are known or not', async () => {
  await server.system((ctx) =>
    placeWagers(ctx, [
      { ...placing(2), siteId: 1 },
      { ...placing(2, { stake: 0, payout: 700, endsRound: true }), siteId: 1 },
    ]),
  )
  expect(await settlementsOf(2)).toEqual([[1, 'settled', 0, 700, 0]])
  expect(await journalProblems()).toEqual([])
})

test('an observer gets the changes of its kinds only, as they were and as they are', async () => {
  seen.length = 0
  const ref = await place(3)
  expect(seen).toEqual([])
  await settle(ref, 400)
  expect(seen).toMatchObject([
    { kind: 'settled', siteId: 1, ref, gameCode: 'koi', before: { payout: 0 }, after: { stake: 1_000, payout: 400 } },
  ])
})

test('what an observer throws undoes the change with everything beside it', async () => {
  const ref = await place(4)
  refuses = true
  await expect(settle(ref, 400)).rejects.toThrow('the observer refuses')
  refuses = false
  expect(await settlementsOf(4)).toEqual([])
  await settle(ref, 400)
  expect(await settlementsOf(4)).toEqual([[1, 'settled', 1_000, 400, 1_000]])
})

test('a settlement that is missing, doubled or wrong is found', async () => {
  const ref = await place(5)
  await settle(ref, 400)
  for (const sql of [
    'UPDATE wagers.settlement SET payout = payout + 1 WHERE member_id = 5',
    'DELETE FROM wagers.settlement WHERE member_id = 5',
    `INSERT INTO wagers.settlement SELECT site_id, member_id, settled_at, wager_id, placed_at, version + 1, kind, product, vendor_code, game_code, 0, 0, 0
     FROM wagers.settlement WHERE member_id = 5`,
  ]) {
    const client = await server.ownerPool.connect()
    try {
      await client.query('BEGIN')
      await client.query(sql)
      const { rows } = await client.query(`SELECT member_id FROM wagers.verify() WHERE what = 'settlements'`)
      expect(rows, sql).toEqual([{ member_id: 5 }])
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  }
})

test('the application adds settlements and can neither change nor delete them', async () => {
  for (const sql of [
    'UPDATE wagers.settlement SET payout = 0',
    'DELETE FROM wagers.settlement',
    'TRUNCATE wagers.settlement',
  ])
    await expect(server.pool.query(sql), sql).rejects.toThrow('permission denied')
})
