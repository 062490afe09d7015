import { createHash } from 'node:crypto'
import { type AttendanceRules, couponCodeBytes, couponCodeOf, type WheelTerms } from '@maru/contract'
import { attend, putAttendanceRules } from '../src/modules/attendance/index.ts'
import { askBatch, enterCode, issueBatch } from '../src/modules/coupons/index.ts'
import { memberByMemId } from '../src/modules/identity/index.ts'
import { giveSpin, putWheel } from '../src/modules/rotary/index.ts'
import type { Ctx, Member, MemberCtx, Staff } from '../src/platform/context.ts'
import type { Contexts } from '../src/platform/create-contexts.ts'
import { isRefusal } from '../src/platform/refusal.ts'
import { seoulDay } from '../src/platform/seoul-time.ts'
import { demoStaffNamed } from './staff.ts'

const DAY_MS = 86_400_000
const attendance: AttendanceRules = {
  isOn: true,
  turnover: 0,
  daily: 1_000,
  cycleDays: 7,
  cyclePoints: 5_000,
  spinDays: 5,
}
const slice = (points: number, weight: number, stock: number | null = null) => ({ points, weight, stock })
const wheel: WheelTerms = {
  isOn: true,
  spinLasts: 30,
  slices: [
    slice(100, 400),
    slice(300, 250),
    slice(500, 150),
    slice(1_000, 100),
    slice(3_000, 60),
    slice(5_000, 30, 200),
    slice(10_000, 9, 50),
    slice(50_000, 1, 3),
  ],
}
const COUPONS = 20
const SPINS = 3
const bytesOf = (n: number): Buffer =>
  createHash('sha256').update(`maru demo coupon ${n}`).digest().subarray(0, couponCodeBytes)
/** Numbers of the demo's coupons of 10,000 points, the same on every installation and worth play money only. Members who are shown have the first ones. */
export const demoCoupons: readonly string[] = Array.from({ length: COUPONS }, (_, n) => couponCodeOf(bytesOf(n)))
/** Who has come every day of the demo's week, and has coupons and spins. */
const regulars = ['haneul01', 'nightcat77']

const system = { kind: 'system', job: 'seed' } as const

/** Rules, a wheel, coupons and spins of a site, once. Each act of a member is a transaction of its own, as a call is: a number is counted in another one before it is judged. */
export const seedRewards = async (contexts: Contexts, siteId: number): Promise<void> => {
  await contexts.inContext({ who: system, siteId }, async (ctx) => {
    const admin = await demoStaffNamed(ctx, 'admin')
    const said = { version: 1, staffId: admin.staffId, reason: 'demo' }
    await putAttendanceRules(ctx, { ...said, fromDay: seoulDay(ctx.now), rules: attendance })
    await putWheel(ctx, { ...said, terms: wheel })
    await seedCoupons(ctx, admin)
  })
  for (const [at, memId] of regulars.entries()) {
    for (const code of demoCoupons.slice(at * 2, at * 2 + 2))
      await asMember(contexts, siteId, memId, (ctx) => enterCode(ctx, code))
    await asMember(contexts, siteId, memId, async (ctx) => {
      const { memberId } = ctx.who
      for (let n = 1; n <= SPINS; n++) await giveSpin(ctx, { memberId, source: `demo:${memberId}:${n}` })
    })
  }
}

const seedCoupons = async (ctx: Ctx, admin: Staff): Promise<void> => {
  const { batchId, state } = await askBatch(ctx.as(admin), {
    kind: 'points',
    bonusCode: '',
    amount: 10_000,
    count: COUPONS,
    titles: { ko: '가을밤 쿠폰', en: 'Autumn night coupon', vn: 'Phiếu đêm thu' },
    expiresAt: new Date(ctx.now.getTime() + 60 * DAY_MS).toISOString(),
    isOncePerMember: false,
    reason: 'demo',
    requestKey: 'demo-coupons',
  })
  if (state !== 'ready') return
  let next = 0
  await issueBatch({ ...ctx.as(admin), random: { ...ctx.random, bytes: () => bytesOf(next++) } }, batchId)
}

/** Nothing where the site has no such member, and where it was done before: a start that was cut short is gone on with by the next. */
const asMember = (contexts: Contexts, siteId: number, memId: string, act: (ctx: MemberCtx) => Promise<unknown>) =>
  contexts
    .inContext({ who: system, siteId, ip: '127.0.0.1' }, async (ctx) => {
      const found = await memberByMemId(ctx, memId)
      if (!found) return
      const { memberId } = found
      const who = { kind: 'member', memberId, sessionId: 0, socketKey: '', expiresAt: ctx.now, tier: 'NORMAL' } as const
      await act(ctx.as<Member>(who))
    })
    .catch((error: unknown) => {
      if (!isRefusal(error)) throw error
    })

/** Those who come every day come on the day to which the clock was set. On the same day once more it does nothing. */
export const seedAttendance = async (contexts: Contexts, siteId: number): Promise<void> => {
  for (const memId of regulars) await asMember(contexts, siteId, memId, attend)
}
