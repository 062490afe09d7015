import type { Ctx } from '../../../platform/context.ts'
import { allDone } from '../../../platform/db/index.ts'
import { type LockedHolding, lockPurses } from '../../ledger/index.ts'
import { type BonusPlay, loadBonusPlays } from '../bonus-play.ts'
import type { BetConditions } from './bet-conditions.service.ts'
import type { Submitted } from './operation.ts'

export type BonusPurses = { holdings: ReadonlyMap<number, LockedHolding>; plays: ReadonlyMap<number, BonusPlay> }

const none: BonusPurses = { holdings: new Map(), plays: new Map() }

/**
 * Locks the bonus purses of those operations that turn out to be about bonus money once they are loaded: the member has an active bonus, or the wager holds some. Their cash is locked
 * already, and whoever wants a bonus purse locks the cash first, so nobody waits for us in a circle. Sends nothing where there are none.
 */
export const lockBonusPurses = async (
  ctx: Ctx,
  asked: readonly Submitted[],
  loaded: ReadonlyMap<Submitted, unknown>,
  { bonusHolders }: BetConditions,
): Promise<BonusPurses> => {
  const concerned = asked.filter((one) =>
    one.source.concernsBonus?.(one.operation, loaded.get(one), bonusHolders.has(one.player.memberId)),
  )
  if (concerned.length === 0) return none
  const members = concerned.map(({ player }) => player.memberId)
  const holders = concerned.map(({ player }) => player).filter(({ memberId }) => bonusHolders.has(memberId))
  const [holdings, plays] = await allDone([
    lockPurses(ctx, members, new Set(members)),
    holders.length > 0 ? loadBonusPlays(ctx, holders) : Promise.resolve(none.plays),
  ])
  return { holdings, plays }
}
