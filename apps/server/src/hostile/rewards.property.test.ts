import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rewardOf } from '../modules/attendance/attendance.rules.ts'
import { serveAttendanceCheck } from '../modules/attendance/calls/member/attend.ts'
import { attendanceVersions } from '../modules/attendance/rule.repository.ts'
import { voidBatch } from '../modules/coupons/batch-desk.service.ts'
import { couponDesk } from '../modules/coupons/coupons.fixture.ts'
import { trialBalance, verify } from '../modules/ledger/index.ts'
import { heldBy } from '../modules/points/points.fixture.ts'
import { slice, wheelDesk } from '../modules/rotary/rotary.fixture.ts'
import { showDesk } from '../modules/rotary/wheel-desk.service.ts'
import { clerk, codeOf } from '../testing/cash-desk.ts'
import { testServer } from '../testing/context.ts'
import { addMember } from '../testing/people.ts'

const DAY_MS = 86_400_000
const STOCK = 3
const server = await testServer({ env: { RATE_LIMIT_SCALE: '1000' } })
const [coupons, wheel] = [couponDesk(server), wheelDesk(server)]
const rules = { isOn: true, turnover: 0, daily: 10, cycleDays: 3, cyclePoints: 500, spinDays: 2 }
await server.system((ctx) =>
  attendanceVersions.insert(ctx, { version: 1, fromDay: '2026-11-20', rules, staffId: 1, reason: 'as agreed' }),
)

type Held = { couponIdx: number; code: string; owner: number; amount: number; batch: number; isUsed: boolean }
type Made = { batchId: number; codes: string[]; amount: number; isVoid: boolean }
const acts = ['make', 'enter', 'use', 'use', 'give', 'void', 'attend', 'attend', 'day', 'gift', 'spin', 'spin'] as const
const command = fc.record({
  act: fc.constantFrom(...acts),
  who: fc.nat(2),
  which: fc.nat(30),
  amount: fc.integer({ min: 1, max: 900 }),
})

test('in any order of coupons, gifts, attendance and spins, each sent twice, nothing is granted twice and the points are what was won', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 25, maxLength: 40 }), async (commands) => {
      const nicks = [0, 1, 2].map(() => `상${randomUUID().slice(0, 8)}`)
      const members = await Promise.all(nicks.map((memNick) => addMember(server, { memNick })))
      await wheel.save({ slices: [slice(1, 500), slice(40, 500, STOCK)], spinLasts: 365 })
      const points = [0, 0, 0]
      const spins = [0, 0, 0]
      const days = [0, 0, 0].map(() => ({ last: -2, streak: 0 }))
      const [made, held]: [Made[], Held[]] = [[], []]
      let today = 0
      const add = (who: number, sum: number) => {
        points[who] = (points[who] ?? 0) + sum
      }
      const one = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)]
      for (const { act, who, which, amount } of commands) {
        const memberId = members[who] ?? 0
        if (act === 'make') {
          const batch = await coupons.make({ amount, count: 2, expiresAt: '2027-11-01T00:00:00Z' })
          made.push({ ...batch, amount, isVoid: false })
        }
        if (act === 'enter') {
          const batch = one(made, which)
          const code = batch?.codes[which % 2]
          if (!batch || !code) continue
          const known = held.find((coupon) => coupon.code === code)
          const said = known?.isUsed ? 'CP04' : batch.isVoid ? 'CP07' : known && known.owner !== who ? 'CP02' : 'done'
          expect(await codeOf(coupons.enter(memberId, code))).toBe(said)
          if (said !== 'done') continue
          const couponIdx = await coupons.enter(memberId, code)
          if (!known)
            held.push({ couponIdx, code, owner: who, amount: batch.amount, batch: made.indexOf(batch), isUsed: false })
        }
        const coupon = one(held, which)
        const isVoid = coupon && made[coupon.batch]?.isVoid
        if (act === 'use' && coupon) {
          const said = coupon.owner !== who ? 'CP02' : coupon.isUsed ? 'CP04' : isVoid ? 'CP07' : 'done'
          const key = randomUUID()
          const use = () => codeOf(coupons.use(memberId, coupon.couponIdx, key))
          expect(await Promise.all([use(), use()])).toEqual([said, said])
          if (said === 'done') {
            coupon.isUsed = true
            add(who, coupon.amount)
          }
        }
        if (act === 'give' && coupon) {
          const to = (who + 1) % 3
          const said = coupon.owner !== who ? 'CP02' : coupon.isUsed ? 'CP04' : isVoid ? 'CP07' : 'done'
          expect(await codeOf(coupons.give(memberId, coupon.couponIdx, nicks[to] ?? ''))).toBe(said)
          if (said === 'done') coupon.owner = to
        }
        const batch = one(made, which)
        if (act === 'void' && batch && !batch.isVoid && which % 3 === 0) {
          await server.staff((ctx) => voidBatch(ctx, batch.batchId, 'as agreed'), clerk)
          batch.isVoid = true
        }
        if (act === 'day') {
          server.clock.advance(DAY_MS)
          today++
        }
        const own = days[who]
        if (act === 'attend' && own) {
          const attend = () => codeOf(server.call(serveAttendanceCheck, memberId, {}))
          const codes = (await Promise.all([attend(), attend()])).sort()
          expect(codes).toEqual(own.last === today ? ['AT02', 'AT02'] : ['AT02', 'done'])
          if (own.last === today) continue
          days[who] = { last: today, streak: own.last === today - 1 ? own.streak + 1 : 1 }
          const reward = rewardOf(rules, days[who].streak)
          add(who, reward.points)
          spins[who] = (spins[who] ?? 0) + reward.spins
        }
        if (act === 'gift') {
          await wheel.give(memberId)
          spins[who] = (spins[who] ?? 0) + 1
        }
        if (act === 'spin') {
          const key = randomUUID()
          const { table } = await wheel.show(memberId)
          const spin = () => wheel.spin(memberId, key, table)
          const said = (spins[who] ?? 0) > 0 ? 'done' : 'RT01'
          if (said !== 'done') expect(await codeOf(spin())).toBe(said)
          else {
            const [first, second] = await Promise.all([spin(), spin()])
            expect(second).toEqual(first)
            add(who, first?.points ?? 0)
            spins[who] = (spins[who] ?? 0) - 1
          }
        }
      }
      expect(await Promise.all(members.map((memberId) => heldBy(server, memberId)))).toEqual(points)
      expect(await Promise.all(members.map(async (memberId) => (await wheel.show(memberId)).spins))).toEqual(spins)
      const { slices } = await server.staff((ctx) => showDesk(ctx), clerk)
      expect((slices[1]?.drawn ?? 0) + (slices[1]?.left ?? 0)).toBe(STOCK)
      for (const { sum } of await server.system(trialBalance)) expect(sum).toBe(0)
      expect(await server.system(verify)).toEqual([])
    }),
    { numRuns: 8 },
  )
})
