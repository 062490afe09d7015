import type { AttendanceRules, EarningRules, LevelRules } from '@maru/contract'
import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import * as attendance from '../attendance/desk.service.ts'
import * as levels from '../levels/desk.service.ts'
import * as points from '../points/desk.service.ts'
import { setSiteOption } from '../site/index.ts'

const server = await testServer()
const reason = 'as agreed'
const codeOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'done',
    (problem: { code?: string }) => problem.code ?? String(problem),
  )
const second = { staffId: 2, name: 'second' }

const flat = (bp: number): EarningRules => ({ rates: { slot: Array.from({ length: 15 }, () => bp) } })
const daily = (each: number, changes: Partial<AttendanceRules> = {}): AttendanceRules => ({
  isOn: true,
  turnover: 10_000,
  daily: each,
  cycleDays: 7,
  cyclePoints: 0,
  spinDays: 0,
  ...changes,
})
const steps = (sum: number): LevelRules => ({
  mayFall: true,
  levels: Array.from({ length: 15 }, (_, at) => ({ deposits: at * sum, turnover: 0, days: 0 })),
})

const desks = {
  points: {
    save: (after: number, rules: unknown) =>
      server.staff((ctx) => points.saveEarningRules(ctx, { after, rules: rules as EarningRules, reason })),
    confirm: (id: number, who: object = second) => server.staff((ctx) => points.confirmEarningRules(ctx, id), who),
    drop: (id: number) => server.staff((ctx) => points.dropEarningRules(ctx, id)),
    read: () => server.staff(points.listEarningRules),
    // 0.9% of a busy day is below the site's 100,000 points, 1% is not.
    quiet: flat(90),
    dear: flat(100),
    less: flat(95),
  },
  attendance: {
    save: (after: number, rules: unknown) =>
      server.staff((ctx) => attendance.saveRules(ctx, { after, rules: rules as AttendanceRules, reason })),
    confirm: (id: number, who: object = second) => server.staff((ctx) => attendance.confirmRules(ctx, id), who),
    drop: (id: number) => server.staff((ctx) => attendance.dropRules(ctx, id)),
    read: () => server.staff(attendance.showDesk),
    quiet: daily(3_000),
    dear: daily(4_000),
    less: daily(3_900),
  },
}

for (const [name, desk] of Object.entries(desks))
  test(`${name}: what gives members much more waits for a second, and less does not`, async () => {
    expect(await desk.save(0, desk.quiet)).toMatchObject({ version: 1, requestId: null })
    const { requestId } = await desk.save(1, desk.dear)
    expect((await desk.read()).versions[0]).toMatchObject({ version: 1, rules: desk.quiet })
    expect((await desk.read()).requests).toMatchObject([{ requestId, wanted: desk.dear, reason, isOwn: true }])
    expect(await codeOf(desk.save(1, desk.dear))).toBe('STAFF_CONFLICT')
    expect(await codeOf(desk.confirm(Number(requestId), {}))).toBe('STAFF_FORBIDDEN')
    expect(await codeOf(desk.confirm(999))).toBe('STAFF_NOT_FOUND')
    const both = await Promise.allSettled([desk.confirm(Number(requestId)), desk.confirm(Number(requestId))])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await desk.read()).versions[0]).toMatchObject({ version: 2, rules: desk.dear })
    expect((await desk.read()).requests).toEqual([])
    expect(await desk.save(2, desk.less)).toMatchObject({ version: 3, requestId: null })
    const again = await desk.save(3, desk.dear)
    await desk.drop(Number(again.requestId))
    expect(await codeOf(desk.confirm(Number(again.requestId)))).toBe('STAFF_ALREADY_HANDLED')
  })

test('a request does not undo a version that came after it', async () => {
  const { versions } = await desks.points.read()
  const after = versions[0]?.version ?? 0
  const { requestId } = await desks.points.save(after, flat(200))
  await desks.points.save(after, flat(10))
  expect(await codeOf(desks.points.confirm(Number(requestId)))).toBe('STAFF_CONFLICT')
  expect((await desks.points.read()).requests).toHaveLength(1)
})

test('attending for less turnover, or for more spins than staff give at once, waits too', async () => {
  const { versions } = await desks.attendance.read()
  const after = versions[0]?.version ?? 0
  for (const rules of [daily(3_900, { turnover: 0 }), daily(0, { spinDays: 1 })]) {
    const { requestId } = await desks.attendance.save(after, rules)
    expect(requestId).not.toBeNull()
    await desks.attendance.drop(Number(requestId))
  }
  expect(await desks.attendance.save(after, daily(0, { spinDays: 5 }))).toMatchObject({ requestId: null })
})

test('levels: members rise more easily once a second has confirmed it, and harder at once', async () => {
  const save = (after: number, rules: LevelRules) =>
    server.staff((ctx) => levels.saveLevelRules(ctx, { after, rules, reason }))
  const first = await save(0, steps(100_000))
  await server.staff((ctx) => levels.confirmLevelRules(ctx, Number(first.requestId)), second)
  expect(await save(1, steps(200_000))).toEqual({ version: 2, requestId: null })
  for (const easier of [steps(150_000), { ...steps(200_000), mayFall: false }]) {
    const { requestId } = await save(2, easier)
    expect(await codeOf(server.staff((ctx) => levels.confirmLevelRules(ctx, Number(requestId))))).toBe(
      'STAFF_FORBIDDEN',
    )
    await server.staff((ctx) => levels.dropLevelRules(ctx, Number(requestId)))
  }
  await server.system((ctx) => setSiteOption(ctx, 'pointsForTwoStaff', 0))
  expect(await save(2, steps(1))).toEqual({ version: 3, requestId: null })
})

test('a request ends after a week, and with the account of who asked: then the same may be asked for again', async () => {
  const { versions } = await desks.points.read()
  const after = versions[0]?.version ?? 0
  await server.system((ctx) => setSiteOption(ctx, 'pointsForTwoStaff', 100_000))
  const leaving = { staffId: 77, name: 'Leaves' }
  await server.ownerPool.query(
    `INSERT INTO identity.staff (staff_id, login_id, name, role, password_hash, totp_sealed, site_ids, created_at)
     OVERRIDING SYSTEM VALUE VALUES ($1, 'leaves', 'Leaves', 'admin', '', '', '{1}', now())`,
    [leaving.staffId],
  )
  const ask = async (who: object) => {
    const wanted = { after, rules: flat(300) as EarningRules, reason }
    return Number((await server.staff((ctx) => points.saveEarningRules(ctx, wanted), who)).requestId)
  }
  for (const { requestId } of (await desks.points.read()).requests) await desks.points.drop(requestId)
  const first = await ask(leaving)
  await server.ownerPool.query('UPDATE identity.staff SET is_active = false WHERE staff_id = $1', [leaving.staffId])
  expect(await codeOf(desks.points.confirm(first))).toBe('STAFF_ALREADY_HANDLED')
  expect((await desks.points.read()).requests).toEqual([])
  const second = await ask({})
  server.clock.advance(7 * 24 * 3_600_000)
  expect(await codeOf(desks.points.confirm(second))).toBe('STAFF_ALREADY_HANDLED')
  const third = await ask({})
  expect((await desks.points.read()).requests).toMatchObject([{ requestId: third }])
  expect(await codeOf(desks.points.confirm(third))).toBe('done')
})
