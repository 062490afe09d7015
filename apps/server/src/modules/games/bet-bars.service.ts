import type { Ctx } from '../../platform/context.ts'
import { launchRefusal, restrictionsOf } from '../identity/index.ts'
import { betRefusal } from '../protection/index.ts'

/** Those of the members, of any site, who may place no bet now: locked, barred by staff, or protected from playing. */
export const barredAmong = async (ctx: Ctx, memberIds: readonly number[]): Promise<ReadonlySet<number>> => {
  const restrictions = await restrictionsOf(ctx, memberIds)
  const barred = new Set<number>()
  for (const memberId of memberIds) {
    const member = restrictions.get(memberId)
    if (!member || launchRefusal(member) || (await betRefusal(ctx, member))) barred.add(memberId)
  }
  return barred
}
