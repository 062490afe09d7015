import { type attendanceCheck, type DataOf, points } from '@maru/contract'
import type { MemberCtx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { daysFrom, seoulDay } from '../../platform/seoul-time.ts'
import { assertIsNoPartner } from '../identity/index.ts'
import { lockPurses } from '../ledger/index.ts'
import { grantPoints, validTurnoverOf } from '../points/index.ts'
import { isPaused } from '../protection/index.ts'
import { giveSpin } from '../rotary/index.ts'
import { rewardOf } from './attendance.rules.ts'
import { findDays, insertDay } from './day.repository.ts'
import { attendanceVersions } from './rule.repository.ts'

/** The day before, in Seoul. */
export const dayBefore = (day: string): string => seoulDay(daysFrom(day, -1))

/** One transaction under the lock of the member's purses; the key of the day makes it happen once, whatever races. */
export const attend = async (ctx: MemberCtx): Promise<DataOf<typeof attendanceCheck>> => {
  const { memberId } = ctx.who
  const day = seoulDay(ctx.now)
  await assertIsNoPartner(ctx, memberId)
  if (await isPaused(ctx, memberId)) throw new Refusal('RW01')
  const inForce = await attendanceVersions.on(ctx, day)
  if (!inForce?.rules.isOn) throw new Refusal('AT03')
  const { version, rules } = inForce
  await lockPurses(ctx, [memberId])
  const yesterday = dayBefore(day)
  const [before, today] = await findDays(ctx, memberId, yesterday, day)
  if (today ?? before?.day === day) throw new Refusal('AT02')
  if (rules.turnover > 0 && (await validTurnoverOf(ctx, memberId, day)) < rules.turnover) throw new Refusal('AT01')
  const streak = (before?.streak ?? 0) + 1
  const reward = rewardOf(rules, streak)
  if (!(await insertDay(ctx, memberId, { day, version, streak, ...reward }))) throw new Refusal('AT02')
  const key = `attendance:${memberId}:${day}`
  if (reward.points > 0) await grantPoints(ctx, { memberId, amount: points(reward.points), kind: 'attendance', key })
  if (reward.spins > 0) await giveSpin(ctx, { memberId, source: key })
  return { day, streak, points: points(reward.points), spins: reward.spins, isFull: reward.isFull }
}
