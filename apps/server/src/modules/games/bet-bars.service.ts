import type { Ctx } from '../../platform/context.ts'
import { launchRefusal, standingsOf } from '../identity/index.ts'
import { betRefusal } from '../protection/index.ts'

/** Those of the members, of any site, who may place no bet now: locked, barred by staff, or protected from playing. */
export const barredAmong = async (ctx: Ctx, memberIds: readonly number[]): Promise<ReadonlySet<number>> => {
  const standings = await standingsOf(ctx, memberIds)
  const barred = new Set<number>()
  for (const memberId of memberIds) {
    const standing = standings.get(memberId)
    if (!standing || launchRefusal(standing) || (await betRefusal(ctx, standing))) barred.add(memberId)
  }
  return barred
}
