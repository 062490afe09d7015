import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { clerk, codeOf, otherClerk } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/people.ts'
import { heldBy } from '../points/points.fixture.ts'
import { offerBonus } from '../promotions/terms.fixture.ts'
import { confirmBatch, dropBatch, issueBatch, voidBatch } from './batch-desk.service.ts'
import { listBatches, listCoupons } from './batch-list.service.ts'
import { couponDesk, someBatch } from './coupons.fixture.ts'
import { endLapsedCouponsJob } from './end-lapsed.job.ts'

const server = await testServer()
const desk = couponDesk(server)
const shown = async (batchId: number) =>
  (await server.staff((ctx) => listBatches(ctx, { before: '', size: 50 }), clerk)).rows.find(
    (row) => row.batchId === batchId,
  )

test('numbers are answered once, each other than the rest, and stored hashed', async () => {
  const { batchId, codes } = await desk.make({ count: 200 })
  expect(new Set(codes).size).toBe(200)
  expect(await codeOf(server.staff((ctx) => issueBatch(ctx, batchId), clerk))).toBe('STAFF_ALREADY_HANDLED')
  const { rows } = await server.ownerPool.query(
    "SELECT (c.*)::text || encode(c.code_hash, 'escape') AS all FROM coupons.coupon c",
  )
  for (const code of codes.slice(0, 5)) expect(rows.some((row) => row.all.includes(code))).toBe(false)
})

test('a large batch, or a dear coupon, waits for another of the staff', async () => {
  const who = { ...clerk, staffId: 71 }
  expect((await desk.ask(someBatch({ amount: 1_000, count: 300 }), who)).state).toBe('ready')
  expect((await desk.ask(someBatch({ amount: 50_001 }), who)).state).toBe('waiting')
  const { batchId, state } = await desk.ask(someBatch({ amount: 1_000, count: 301 }), who)
  expect(state).toBe('waiting')
  expect(await codeOf(server.staff((ctx) => issueBatch(ctx, batchId), clerk))).toBe('STAFF_ALREADY_HANDLED')
  expect(await codeOf(server.staff((ctx) => confirmBatch(ctx, batchId), who))).toBe('STAFF_FORBIDDEN')
  const confirmed = await Promise.all(
    Array.from({ length: 10 }, () => codeOf(server.staff((ctx) => confirmBatch(ctx, batchId), otherClerk))),
  )
  expect(confirmed.filter((code) => code === 'done')).toHaveLength(1)
  expect(await server.staff((ctx) => issueBatch(ctx, batchId), clerk)).toHaveLength(301)
  await expect(
    server.pool.query(`UPDATE coupons.batch SET confirmed_by = asked_by WHERE batch_id = $1`, [batchId]),
  ).rejects.toThrow('violates check constraint')
})

test('many small batches of one of the staff on a day are one large one, also when they come at once', async () => {
  const who = { ...clerk, staffId: 70 }
  const ask = (count: number) => desk.ask(someBatch({ amount: 1_000, count }), who)
  const asked = await Promise.all(Array.from({ length: 6 }, () => ask(80)))
  expect(asked.filter(({ state }) => state === 'ready')).toHaveLength(3)
  expect((await desk.ask(someBatch({ amount: 1_000, count: 80 }), otherClerk)).state).toBe('ready')
  // What was dropped leaves its room again.
  const ready = asked.find(({ state }) => state === 'ready')?.batchId ?? 0
  await server.staff((ctx) => dropBatch(ctx, ready), who)
  expect((await ask(140)).state).toBe('ready')
  expect((await ask(1)).state).toBe('waiting')
  server.clock.advance(24 * 3_600_000)
  expect((await ask(300)).state).toBe('ready')
})

test('a press that arrives twice asks once; its key for something else is refused', async () => {
  const requestKey = randomUUID()
  const asked = await Promise.all(Array.from({ length: 8 }, () => desk.ask(someBatch({ requestKey }))))
  expect(new Set(asked.map(({ batchId }) => batchId)).size).toBe(1)
  expect(await codeOf(desk.ask(someBatch({ requestKey, count: 2 })))).toBe('STAFF_CONFLICT')
})

test('no batch of a bonus that is not granted by hand, above its cap, or past its end', async () => {
  await offerBonus(server, 'gift', { cap: 9_000 })
  const bonus = { kind: 'bonus', bonusCode: 'gift', amount: 9_000 } as const
  expect(await codeOf(desk.ask(someBatch(bonus)))).toBe('done')
  expect(await codeOf(desk.ask(someBatch({ ...bonus, amount: 9_001 })))).toBe('STAFF_INVALID')
  expect(await codeOf(desk.ask(someBatch({ ...bonus, bonusCode: 'first' })))).toBe('STAFF_INVALID')
  expect(await codeOf(desk.ask(someBatch({ expiresAt: '2026-11-20T00:00:00Z' })))).toBe('STAFF_INVALID')
  expect(await codeOf(desk.ask(someBatch({ expiresAt: '2027-12-20T00:00:00Z' })))).toBe('STAFF_INVALID')
})

test('CP07: a withdrawn batch is worth nothing from then on; what was used stays', async () => {
  const [memberId, tester] = [await addMember(server), await addMember(server)]
  await server.ownerPool.query('UPDATE identity.member SET is_test = true WHERE member_id = $1', [tester])
  const { batchId, codes } = await desk.make({ count: 4, amount: 2_000 })
  const [used, kept, tested] = await Promise.all([
    desk.enter(memberId, codes[0] ?? ''),
    desk.enter(memberId, codes[1] ?? ''),
    desk.enter(tester, codes[2] ?? ''),
  ])
  await desk.use(memberId, used)
  await desk.use(tester, tested)
  // What test accounts used is counted, and costs nothing.
  expect(await shown(batchId)).toMatchObject({ held: 1, used: 2, spent: 2_000 })
  await server.staff((ctx) => voidBatch(ctx, batchId, 'leaked'), clerk)
  expect(await codeOf(desk.use(memberId, kept))).toBe('CP07')
  expect(await codeOf(desk.enter(memberId, codes[3] ?? ''))).toBe('CP07')
  expect((await desk.list(memberId)).held).toEqual([])
  await server.contexts.reading({ who: { kind: 'system', job: 'test' }, siteId: 1 }, (ctx) =>
    endLapsedCouponsJob.run(ctx, {}),
  )
  expect((await desk.list(memberId)).list[0]).toMatchObject({ step: 'voided' })
  expect(await shown(batchId)).toMatchObject({ state: 'voided', held: 0, used: 2 })
  expect(await heldBy(server, memberId)).toBe(2_000)
  const { rows } = await server.staff(
    (ctx) => listCoupons(ctx, batchId, { before: '', size: 20, state: 'used' }),
    clerk,
  )
  expect(rows).toMatchObject([
    { serial: 1, memberId },
    { serial: 3, memberId: tester },
  ])
})

test('what was dropped has no numbers', async () => {
  const { batchId } = await desk.ask(someBatch())
  await server.staff((ctx) => dropBatch(ctx, batchId), clerk)
  expect(await codeOf(server.staff((ctx) => issueBatch(ctx, batchId), clerk))).toBe('STAFF_ALREADY_HANDLED')
  expect(await codeOf(server.staff((ctx) => dropBatch(ctx, 999_999), clerk))).toBe('STAFF_NOT_FOUND')
})
