import type { AttendanceRules } from '@maru/contract'
import { expect, test } from 'vitest'
import { clerk, codeOf } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/people.ts'
import { savePause } from '../identity/index.ts'
import { verify } from '../ledger/index.ts'
import { entriesOf, heldBy } from '../points/points.fixture.ts'
import { wheelDesk } from '../rotary/rotary.fixture.ts'
import { serveAttendanceCheck } from './calls/member/attend.ts'
import { saveRules, showDesk } from './desk.service.ts'
import { attendanceVersions } from './rule.repository.ts'
import { showMonth } from './show-month.service.ts'

const DAY_MS = 24 * 3_600_000
const server = await testServer()
const wheel = wheelDesk(server)
await wheel.save()
const rules: AttendanceRules = {
  isOn: true,
  turnover: 0,
  daily: 1_000,
  cycleDays: 3,
  cyclePoints: 5_000,
  spinDays: 2,
}
const today = () => new Date(server.clock.now().getTime() + 9 * 3_600_000).toISOString().slice(0, 10)
const inForce = (changes: Partial<AttendanceRules> = {}) =>
  server.system(async (ctx) => {
    const version = ((await attendanceVersions.newest(ctx, 1))[0]?.version ?? 0) + 1
    await attendanceVersions.insert(ctx, {
      version,
      fromDay: today(),
      rules: { ...rules, ...changes },
      staffId: 1,
      reason: 'test',
    })
  })
await inForce()
type Attended = { day: string; streak: number; points: number; spins: number; isFull: boolean }
const attend = (memberId: number) => server.call<Attended>(serveAttendanceCheck, memberId, {})
const month = (memberId: number, asked = '') => server.member(memberId, (ctx) => showMonth(ctx, asked))
const tomorrow = () => server.clock.advance(DAY_MS)

test('each day brings points, a full moon more, and every second day a spin', async () => {
  const memberId = await addMember(server)
  const days: Attended[] = []
  for (let n = 0; n < 6; n++) {
    days.push(await attend(memberId))
    tomorrow()
  }
  expect(days.map(({ streak, points, spins }) => [streak, points, spins])).toEqual([
    [1, 1_000, 0],
    [2, 1_000, 1],
    [3, 6_000, 0],
    [4, 1_000, 1],
    [5, 1_000, 0],
    [6, 6_000, 1],
  ])
  expect(await heldBy(server, memberId)).toBe(16_000)
  expect((await wheel.show(memberId)).spins).toBe(3)
  expect((await entriesOf(server, memberId))[0]).toMatchObject({ kind: 'attendance', amount: 6_000 })
  // Today has not come yet: the streak of yesterday stands.
  expect(await month(memberId)).toMatchObject({ streak: 6, longest: 6, hasToday: false, points: 16_000 })
})

test('a day without it ends the streak, and its points stay', async () => {
  const memberId = await addMember(server)
  await attend(memberId)
  tomorrow()
  tomorrow()
  expect(await month(memberId)).toMatchObject({ streak: 0, longest: 1 })
  expect(await attend(memberId)).toMatchObject({ streak: 1, points: 1_000 })
  expect(await heldBy(server, memberId)).toBe(2_000)
})

test('AT02: once a day in Seoul, of 200 at once exactly one', async () => {
  const memberId = await addMember(server)
  const codes = await Promise.all(Array.from({ length: 200 }, () => codeOf(attend(memberId))))
  expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  expect(new Set(codes)).toEqual(new Set(['done', 'AT02']))
  expect(await heldBy(server, memberId)).toBe(1_000)
  expect(await server.system(verify)).toEqual([])
})

test('the day is that of Seoul, whatever the server’s own zone is', async () => {
  const memberId = await addMember(server)
  const untilMidnight = DAY_MS - ((server.clock.now().getTime() + 9 * 3_600_000) % DAY_MS)
  server.clock.advance(untilMidnight - 1)
  const { day } = await attend(memberId)
  server.clock.advance(1)
  expect(await attend(memberId)).toMatchObject({ streak: 2 })
  expect((await month(memberId, day.slice(0, 7))).attended[0]).toMatchObject({ day, streak: 1 })
})

test('AT01: the turnover of the day is asked for where the rules say so', async () => {
  const memberId = await addMember(server)
  await inForce({ turnover: 10_000 })
  expect(await codeOf(attend(memberId))).toBe('AT01')
  expect(await month(memberId)).toMatchObject({ turnover: 0, hasToday: false })
  await inForce()
})

test('AT03: no attendance where it is off', async () => {
  const memberId = await addMember(server)
  await inForce({ isOn: false })
  expect(await codeOf(attend(memberId))).toBe('AT03')
  expect((await month(memberId)).rules).toBeNull()
  await inForce()
})

test('RW01: who pauses gets nothing', async () => {
  const memberId = await addMember(server)
  await server.system((ctx) =>
    savePause(ctx, memberId, { kind: 'time-out', until: new Date(server.clock.now().getTime() + DAY_MS) }),
  )
  expect(await codeOf(attend(memberId))).toBe('RW01')
})

test('rules that staff save hold from the next day on; test accounts are in no figure', async () => {
  const [memberId, tester] = [await addMember(server), await addMember(server)]
  await server.ownerPool.query('UPDATE identity.member SET is_test = true WHERE member_id = $1', [tester])
  tomorrow()
  const after = (await server.staff(showDesk, clerk)).versions[0]?.version ?? 0
  const saved = { after, rules: { ...rules, daily: 7 }, reason: 'as agreed' }
  await server.staff((ctx) => saveRules(ctx, saved), clerk)
  expect(await codeOf(server.staff((ctx) => saveRules(ctx, saved), clerk))).toBe('STAFF_CONFLICT')
  expect(await attend(memberId)).toMatchObject({ points: 1_000 })
  await attend(tester)
  expect((await server.staff(showDesk, clerk)).days[0]).toMatchObject({ day: today(), members: 1, points: 1_000 })
  tomorrow()
  expect(await attend(memberId)).toMatchObject({ points: 7 })
})
