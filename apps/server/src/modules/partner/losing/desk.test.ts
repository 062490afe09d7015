import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { noMoney } from '../../../testing/wagers.ts'
import { moveWager, placeWager } from '../../wagers/index.ts'
import { addBelow, addBranch, codeOf, flat, setRates } from '../partner.fixture.ts'
import { comingPeriod } from './figures.service.ts'
import { confirm, freezeNext, second, setOptions } from './losing.fixture.ts'
import { payNext } from './pay.job.ts'
import { confirmSettlement, dropSettlement, freezeSettlement } from './settlement-desk.service.ts'
import { listSettlements, previewSettlement, showSettlement } from './settlement-list.service.ts'

const server = await testServer({ at: '2026-11-02T12:00:00+09:00' })
await setOptions(server, { losingPeriod: 'week', losingNegative: 'reset' })
const branch = await addBranch(server)
for (const [i, rate] of [10, 9, 8, 7, 6].entries()) await setRates(server, branch[i] as number, flat(rate, rate * 100))
const store = branch[4] as number
const memberId = await addBelow(server, store)
const { rows } = await server.pool.query('SELECT chain_id AS id FROM identity.rate_chain WHERE holder_id = $1', [store])
const rateChainId = rows[0].id as number
const play = (stake: number, payout: number, round: string) =>
  server.system(async (ctx) => {
    const about = { memberId, product: 'slot', vendorCode: 'studio', gameCode: 'koi', round, selection: null }
    const ref = await placeWager(ctx, { ...about, rateChainId, stake, ...noMoney })
    await moveWager(ctx, ref, { stake: 0, payout, bets: 0, endsRound: true }, undefined)
    return ref
  })
const page = { before: '', size: 20 }
const preview = () => server.staff((ctx) => previewSettlement(ctx, page))
const freeze = (from: string) => codeOf(server.staff((ctx) => freezeSettlement(ctx, { from, reason: 'as agreed' })))

const first = await play(1_000_000, 1_500_000, 'a')
let settlementId = 0

test('a period that goes on is shown so far and cannot be frozen, nor can another one', async () => {
  expect((await server.staff(comingPeriod)).from).toBe('2026-11-02')
  expect((await preview()).coming).toEqual({
    ...{ from: '2026-11-02', until: '2026-11-08', rule: 'losses', negative: 'reset', isOver: false },
  })
  expect(await freeze('2026-11-02')).toBe('STAFF_CONFLICT')
  server.clock.set('2026-11-09T00:05:00+09:00')
  expect(await freeze('2026-11-02')).toBe('STAFF_CONFLICT')
  server.clock.set('2026-11-09T00:10:00+09:00')
  expect(await freeze('2026-11-09')).toBe('STAFF_CONFLICT')
})

test('a store’s losing is its share of what is left after rolling, and what is below zero is reset', async () => {
  settlementId = await freezeNext(server)
  const found = await server.staff((ctx) => showSettlement(ctx, settlementId, page))
  expect(found.rows.find(({ partnerId }) => partnerId === store)).toMatchObject({
    amount: 0,
    groups: [{ group: 'slot', losses: -500_000, divided: 0, rolling: 600, share: -30_036, amount: 0, carriedOut: 0 }],
  })
})

test('who froze it cannot confirm it, and two who confirm or drop it at once do one of both', async () => {
  expect(await codeOf(server.staff((ctx) => confirmSettlement(ctx, settlementId)))).toBe('STAFF_FORBIDDEN')
  const acts = await Promise.all([
    codeOf(confirm(server, settlementId)),
    codeOf(confirm(server, settlementId)),
    codeOf(server.staff((ctx) => dropSettlement(ctx, settlementId, 'as agreed'))),
  ])
  expect(acts.toSorted()).toEqual(['STAFF_ALREADY_HANDLED', 'STAFF_ALREADY_HANDLED', 'done'])
  if (acts[2] === 'done') {
    settlementId = await freezeNext(server)
    await confirm(server, settlementId)
  }
  expect(await server.system((ctx) => payNext(ctx, settlementId))).toBe(false)
  const { rows: settlements } = await server.staff((ctx) => listSettlements(ctx, page))
  expect(settlements[0]).toMatchObject({ settlementId, status: 'paid', isLast: true, isOwn: true, isOverdue: false })
})

test('a period is frozen once all of it is read, and what a correction takes back of one that was reset counts no more than it was worth', async () => {
  server.clock.set('2026-11-10T12:00:00+09:00')
  const before = await server.ownerPool.connect()
  await before.query('BEGIN')
  await before.query('SELECT pg_current_xact_id()')
  await play(2_000_000, 1_000_000, 'b')
  // The first week's win becomes larger: that week stays below zero, and nothing is taken for it.
  await server.system((ctx) =>
    moveWager(ctx, first, { stake: 0, payout: 300_000, bets: 0, endsRound: true }, undefined),
  )
  server.clock.set('2026-11-16T00:10:00+09:00')
  // While a transaction from before is open, what was settled since is not read.
  expect(await freeze('2026-11-09')).toBe('STAFF_CONFLICT')
  await before.query('COMMIT')
  before.release()
  settlementId = await freezeNext(server)
  const found = await server.staff((ctx) => showSettlement(ctx, settlementId, page))
  const row = found.rows.find(({ partnerId }) => partnerId === store)
  expect(row).toMatchObject({ amount: 59_928, groups: [{ losses: 1_000_000, rolling: 1_200, adjustments: 0 }] })
})

test('a settlement that was dropped gives its play back whole, and comes to the same when it is frozen anew', async () => {
  const shown = async () => (await server.staff((ctx) => showSettlement(ctx, settlementId, page))).rows
  const was = await shown()
  await server.staff((ctx) => dropSettlement(ctx, settlementId, 'as agreed'), second)
  expect((await preview()).rows).toEqual(was)
  const again = await freezeNext(server)
  expect(again).not.toBe(settlementId)
  settlementId = again
  expect(await shown()).toEqual(was)
})

test('after a week nobody can confirm it any more; it is dropped and frozen anew, unless a later one stands on it', async () => {
  server.clock.set('2026-11-24T12:00:00+09:00')
  const [row] = (await server.staff((ctx) => listSettlements(ctx, page))).rows
  expect(row).toMatchObject({ settlementId, status: 'frozen', isOverdue: true })
  expect(await codeOf(confirm(server, settlementId))).toBe('STAFF_ALREADY_HANDLED')
  const later = await freezeNext(server)
  // Confirmed, the later one could not be dropped, and this one for ever neither be dropped nor confirmed.
  expect(await codeOf(confirm(server, later))).toBe('STAFF_CONFLICT')
  expect(await codeOf(server.staff((ctx) => dropSettlement(ctx, settlementId, 'as agreed')))).toBe('STAFF_CONFLICT')
  await server.staff((ctx) => dropSettlement(ctx, later, 'as agreed'))
  await server.staff((ctx) => dropSettlement(ctx, settlementId, 'as agreed'))
  expect((await server.staff(comingPeriod)).from).toBe('2026-11-09')
})

test('settlements are confirmed in the order of their days, also by two who confirm them at once', async () => {
  const [earlier, later] = [await freezeNext(server), await freezeNext(server)]
  const shown = async () =>
    (await server.staff((ctx) => listSettlements(ctx, page), second)).rows.flatMap((row) =>
      row.status === 'frozen' ? [{ settlementId: row.settlementId, isNext: row.isNext, isLast: row.isLast }] : [],
    )
  expect(await shown()).toEqual([
    { settlementId: later, isNext: false, isLast: true },
    { settlementId: earlier, isNext: true, isLast: false },
  ])
  const [byOne, byAnother] = await Promise.all([earlier, later].map((one) => codeOf(confirm(server, one))))
  expect(byOne).toBe('done')
  if (byAnother !== 'done') {
    expect(byAnother).toBe('STAFF_CONFLICT')
    expect(await shown()).toEqual([{ settlementId: later, isNext: true, isLast: true }])
    await confirm(server, later)
  }
  expect(await shown()).toEqual([])
})
