import type { Ctx } from '../../../platform/context.ts'
import { launchRefusal, restrictionsOf } from '../../identity/index.ts'
import { betRefusal } from '../../protection/index.ts'
import { maintenanceNow } from '../../site/index.ts'
import type { Player } from './source.ts'

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

export type Bars = { barred: ReadonlySet<number>; underMaintenance: ReadonlySet<number> }

/** Which of these members may not bet, and which of their sites are closed. */
export const betBars = async (ctx: Ctx, staking: readonly Player[]): Promise<Bars> => {
  const barred = await barredAmong(
    ctx,
    staking.map(({ memberId }) => memberId),
  )
  const underMaintenance = new Set<number>()
  for (const siteId of new Set(staking.map((player) => player.siteId)))
    if (await maintenanceNow({ ...ctx, siteId })) underMaintenance.add(siteId)
  return { barred, underMaintenance }
}
