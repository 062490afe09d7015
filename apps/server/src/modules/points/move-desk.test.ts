import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { clerk, codeOf, otherClerk } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/people.ts'
import { serveSelfExclude } from '../protection/calls/member/self-exclude.ts'
import { listPoints } from './desk.service.ts'
import { confirmMove, dropMove, listWaiting, moveByStaff } from './move-desk.service.ts'
import { entriesOf, give, heldBy } from './points.fixture.ts'

const server = await testServer()
type Way = 'give' | 'take'
const move = (memberId: number, way: Way, amount: number, requestKey: string = randomUUID()) =>
  server.staff(
    (ctx) => moveByStaff(ctx, memberId, { way, amount, note: '감사합니다', reason: 'as agreed', requestKey }),
    clerk,
  )
const waiting = () => server.staff(listWaiting, clerk)
const newest = async (): Promise<number> => (await waiting()).rows.at(-1)?.requestId ?? 0

test('staff give and take points by hand, with a word for the member', async () => {
  const memberId = await addMember(server)
  expect(await move(memberId, 'give', 3_000)).toEqual({ outcome: 'done' })
  expect(await move(memberId, 'take', 1_000)).toEqual({ outcome: 'done' })
  expect(await entriesOf(server, memberId)).toMatchObject([
    { kind: 'staff-taken', amount: 1_000, balanceAfter: 2_000, staffId: clerk.staffId, detail: { note: '감사합니다' } },
    { kind: 'staff', amount: 3_000, balanceAfter: 3_000 },
  ])
})

test('nobody takes more than the member holds', async () => {
  const memberId = await addMember(server)
  await give(server, memberId, 500)
  expect(await codeOf(move(memberId, 'take', 501))).toBe('STAFF_CONFLICT')
  expect(await heldBy(server, memberId)).toBe(500)
})

test('a press that arrives twice gives once; its key for something else is refused', async () => {
  const memberId = await addMember(server)
  const key = randomUUID()
  await Promise.all(Array.from({ length: 20 }, () => move(memberId, 'give', 700, key)))
  expect(await heldBy(server, memberId)).toBe(700)
  expect(await codeOf(move(memberId, 'give', 800, key))).toBe('STAFF_CONFLICT')
})

test('from the site’s sum on it waits for another of the staff, who confirms it once', async () => {
  const memberId = await addMember(server)
  expect(await move(memberId, 'give', 100_000)).toEqual({ outcome: 'waiting' })
  expect(await heldBy(server, memberId)).toBe(0)
  const requestId = await newest()
  expect(await codeOf(server.staff((ctx) => confirmMove(ctx, requestId), clerk))).toBe('STAFF_FORBIDDEN')
  const confirmed = await Promise.all(
    Array.from({ length: 10 }, () => codeOf(server.staff((ctx) => confirmMove(ctx, requestId), otherClerk))),
  )
  expect(confirmed.filter((code) => code === 'done')).toHaveLength(1)
  expect(await heldBy(server, memberId)).toBe(100_000)
  expect(await waiting()).toEqual({ rows: [] })
})

test('staff give nothing to who excluded himself, also where it was asked for before, and may still take', async () => {
  const memberId = await addMember(server)
  await give(server, memberId, 500)
  await move(memberId, 'give', 100_000)
  const requestId = await newest()
  await server.call(serveSelfExclude, memberId, { months: 6 })
  expect(await codeOf(move(memberId, 'give', 1_000))).toBe('STAFF_MEMBER_PROTECTED')
  expect(await codeOf(server.staff((ctx) => confirmMove(ctx, requestId), otherClerk))).toBe('STAFF_MEMBER_PROTECTED')
  await server.staff((ctx) => dropMove(ctx, requestId), clerk)
  await move(memberId, 'take', 500)
  expect(await heldBy(server, memberId)).toBe(0)
})

test('staff give nothing to who is locked or suspended, as with bonuses and spins, and may still take', async () => {
  for (const status of ['locked', 'suspended'] as const) {
    const memberId = await addMember(server)
    await give(server, memberId, 500)
    await move(memberId, 'give', 100_000)
    const requestId = await newest()
    await server.ownerPool.query(
      `UPDATE identity.member SET status = $2::text, lock_reason = 'x', status_before_lock = 'active' WHERE member_id = $1`,
      [memberId, status],
    )
    expect(await codeOf(move(memberId, 'give', 1_000))).toBe('STAFF_CONFLICT')
    expect(await codeOf(move(memberId, 'give', 100_000)), 'nor is it asked for').toBe('STAFF_CONFLICT')
    expect(await codeOf(server.staff((ctx) => confirmMove(ctx, requestId), otherClerk))).toBe('STAFF_CONFLICT')
    await server.staff((ctx) => dropMove(ctx, requestId), clerk)
    await move(memberId, 'take', 500)
    expect(await heldBy(server, memberId)).toBe(0)
  }
})

test('what was dropped is not confirmed any more', async () => {
  const memberId = await addMember(server)
  await move(memberId, 'give', 200_000)
  const requestId = await newest()
  await server.staff((ctx) => dropMove(ctx, requestId), clerk)
  expect(await codeOf(server.staff((ctx) => confirmMove(ctx, requestId), otherClerk))).toBe('STAFF_ALREADY_HANDLED')
  expect(await codeOf(server.staff((ctx) => dropMove(ctx, 999_999), clerk))).toBe('STAFF_NOT_FOUND')
  expect(await heldBy(server, memberId)).toBe(0)
})

test('the site’s list is narrowed by days, kind and member, with the sum of all that was found', async () => {
  const memberId = await addMember(server)
  await give(server, memberId, 400)
  await give(server, memberId, 300, { kind: 'wheel' })
  const asked = { from: '2026-11-20', until: '2026-11-20', kind: '', memberId, before: '', size: 20 } as const
  const list = (changes: object) => server.staff((ctx) => listPoints(ctx, { ...asked, ...changes }), clerk)
  expect(await list({})).toMatchObject({ total: 2, sum: 700, rows: [{ kind: 'wheel' }, { kind: 'event' }] })
  expect(await list({ kind: 'wheel' })).toMatchObject({ total: 1, sum: 300 })
  expect(await list({ from: '2026-11-21' })).toMatchObject({ total: 0, sum: 0, rows: [] })
  expect(await list({ memberId: Number.MAX_SAFE_INTEGER })).toMatchObject({ total: 0 })
  expect((await list({ memberId: 0, from: '', until: '' })).total).toBeGreaterThan(2)
})

test('the site’s list is read in pages that begin behind the last row of the page before, each row once', async () => {
  for (let n = 0; n < 7; n++) {
    const memberId = await addMember(server)
    await give(server, memberId, 10 + n)
    await give(server, memberId, 20 + n)
    if (n % 2 === 0) server.clock.advance(1_000)
  }
  const filter = { from: '', until: '', kind: '', memberId: 0 } as const
  const page = (before: string, size: number) => server.staff((ctx) => listPoints(ctx, { ...filter, before, size }))
  const whole = await page('', 100)
  const seen: string[] = []
  for (let before: string | null = ''; before !== null; ) {
    const { rows, next, total }: Awaited<ReturnType<typeof page>> = await page(before, 3)
    expect(total).toBe(whole.rows.length)
    seen.push(...rows.map((row) => `${row.memberId}:${row.pointIdx}`))
    before = next
  }
  expect(seen).toEqual(whole.rows.map((row) => `${row.memberId}:${row.pointIdx}`))
  expect(new Set(seen).size).toBe(whole.total)
  // What no page handed out begins with the newest.
  expect((await page("0' OR 1=1 --", 3)).rows).toEqual(whole.rows.slice(0, 3))
})

test('many small sums of a day are one large one, also when they come at once', async () => {
  const memberId = await addMember(server)
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => move(memberId, 'give', 30_000)))
  expect(outcomes.filter(({ outcome }) => outcome === 'done')).toHaveLength(3)
  expect(await heldBy(server, memberId)).toBe(90_000)
  expect(await move(memberId, 'take', 90_000)).toEqual({ outcome: 'done' })
  server.clock.advance(24 * 3_600_000)
  expect(await move(memberId, 'give', 30_000)).toEqual({ outcome: 'done' })
})
