import type { RatesRefused, TypedRates } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { saveRateHolder } from '../../identity/index.ts'
import { lockBranches } from '../tree/branch.service.ts'
import { findNode } from '../tree/node.repository.ts'
import { findPlace, markOwnRates } from '../tree/place.repository.ts'
import { holderAbove, refreshChains } from './chain.service.ts'
import { findRateLock, findRates, findRatesBelow, insertRates, saveRateLock } from './rate.repository.ts'
import { branchProblems, completeRates } from './rates.rules.ts'

/** After a change the rates of a holder stay as they are for so long. */
export const RATE_LOCK_MS = 24 * 3_600_000

/** Who has rates: a partner, or a member below one. `parentId`: who stands above; null at the top of a tree. */
export type HolderPlace = { holderId: number; parentId: number | null; isMember: boolean; hasOwnRates: boolean }

export const findHolder = async (ctx: Ctx, holderId: number): Promise<HolderPlace | undefined> => {
  const node = await findNode(ctx, holderId)
  if (node) return { holderId, parentId: node.parentId, isMember: false, hasOwnRates: true }
  const place = await findPlace(ctx, holderId)
  return place && { holderId, parentId: place.partnerId, isMember: true, hasOwnRates: place.hasOwnRates }
}

export type RatesSaved =
  | { outcome: 'saved'; version: number; lockedUntil: Date }
  | { outcome: 'gone' }
  | { outcome: 'conflict' }
  | { outcome: 'locked'; until: Date }
  | { outcome: 'incomplete'; refused: RatesRefused }
  | { outcome: 'violated'; refused: RatesRefused }

/**
 * Saves the next version of a holder's rates, in force from now on. Both sides are compared under the lock of the branch: of a parent that lowers and a child that raises at once the second one is
 * refused. Writes nothing but where it answers `saved`. `mayStill`: asked under the lock, whether who saves them still may.
 */
export const putRates = async (
  ctx: Ctx,
  { holderId, after, typed }: { holderId: number; after: number; typed: TypedRates },
  by: { id: number; staffName: string; reason: string },
  mayStill: (place: HolderPlace) => boolean = () => true,
): Promise<RatesSaved> => {
  const before = await findHolder(ctx, holderId)
  if (!before) return { outcome: 'gone' }
  await lockBranches(ctx, [before.isMember ? (before.parentId as number) : holderId])
  const place = await findHolder(ctx, holderId)
  if (!place || !mayStill(place)) return { outcome: 'gone' }
  const { parentId } = place
  const known = await findRates(ctx, [holderId])
  if ((known.get(holderId)?.version ?? 0) !== after) return { outcome: 'conflict' }
  const until = await findRateLock(ctx, holderId)
  if (until) return { outcome: 'locked', until }
  const complete = completeRates(typed)
  if ('problems' in complete) return { outcome: 'incomplete', refused: { rates: complete.problems } }
  const { rates } = complete
  const below = place.isMember ? [] : await findRatesBelow(ctx, holderId)
  const problems = branchProblems(rates, await holderAbove(ctx, parentId), below)
  if (problems.length > 0) return { outcome: 'violated', refused: { rates: problems } }
  const version = after + 1
  await insertRates(ctx, { holderId, version, rates }, by)
  const lockedUntil = new Date(ctx.now.getTime() + RATE_LOCK_MS)
  await saveRateLock(ctx, holderId, lockedUntil)
  if (place.isMember && !place.hasOwnRates) {
    await markOwnRates(ctx, holderId)
    await saveRateHolder(ctx, holderId, holderId)
  }
  await refreshChains(ctx, place.isMember ? (parentId as number) : holderId)
  return { outcome: 'saved', version, lockedUntil }
}
