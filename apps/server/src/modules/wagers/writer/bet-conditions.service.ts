import type { ResultCode } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { launchRefusal, restrictionsOf } from '../../identity/index.ts'
import { betRefusal, type PlayRoom, playRooms } from '../../protection/index.ts'
import { maintenanceNow } from '../../site/index.ts'
import type { Player } from './source.ts'

type Whose = Pick<Player, 'siteId' | 'memberId'>
/** Of members who may not bet now, the code that says why; and what their own limits leave the others. */
type PlayRights = {
  refusals: ReadonlyMap<number, ResultCode>
  rooms: ReadonlyMap<number, PlayRoom>
  bonusHolders: ReadonlySet<number>
  rateChains: ReadonlyMap<number, number | null>
}

/** Of members of any site. Who set no limits costs one statement for the batch, and who did one more. */
const playRights = async (
  ctx: Ctx,
  members: readonly Whose[],
  all: readonly Whose[] = members,
): Promise<PlayRights> => {
  const restrictions = await restrictionsOf(
    ctx,
    all.map(({ memberId }) => memberId),
  )
  const refusals = new Map<number, ResultCode>()
  for (const { memberId } of members) {
    const member = restrictions.get(memberId)
    const refusal = launchRefusal(member) ?? (member && (await betRefusal(ctx, member)))
    if (refusal) refusals.set(memberId, refusal)
  }
  const limited = members.filter(({ memberId }) => restrictions.get(memberId)?.hasPlayLimits)
  const rooms = await playRooms(ctx, limited)
  for (const [memberId, { isTimeUp }] of rooms) if (isTimeUp && !refusals.has(memberId)) refusals.set(memberId, 'B1004')
  const bonusHolders = new Set([...restrictions].filter(([, { hasBonus }]) => hasBonus).map(([memberId]) => memberId))
  const rateChains = new Map([...restrictions].map(([memberId, { rateChainId }]) => [memberId, rateChainId]))
  return { refusals, rooms, bonusHolders, rateChains }
}

/** The code by which the member may not bet now; undefined where it may. */
export const barOf = async (ctx: Ctx, member: Whose): Promise<ResultCode | undefined> =>
  (await playRights(ctx, [member])).refusals.get(member.memberId)

/** What bets of the players of a batch are accepted under. */
export type BetConditions = {
  /** Locked, barred by staff, or protected from playing: the code that says which. */
  barred: ReadonlyMap<number, ResultCode>
  underMaintenance: ReadonlySet<number>
  /** What a member may stake at most by its limits; none is missing where there are none. */
  rooms: ReadonlyMap<number, PlayRoom>
  /** Of all members: those with an active bonus. */
  bonusHolders: ReadonlySet<number>
  /** Of all members: which rates of partners a wager that begins now is accepted at. */
  rateChains: ReadonlyMap<number, number | null>
}

/** Which of these members may not bet, how much the others may stake, and which of their sites are closed. `all`: of whom only the bonus and the rates are asked. */
export const betConditions = async (
  ctx: Ctx,
  staking: readonly Player[],
  all: readonly Player[],
): Promise<BetConditions> => {
  const { refusals, rooms, bonusHolders, rateChains } = await playRights(ctx, staking, all)
  const underMaintenance = new Set<number>()
  for (const siteId of new Set(staking.map((player) => player.siteId)))
    if (await maintenanceNow({ ...ctx, siteId })) underMaintenance.add(siteId)
  return { barred: refusals, underMaintenance, rooms, bonusHolders, rateChains }
}
