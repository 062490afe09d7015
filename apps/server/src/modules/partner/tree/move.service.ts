import type { RatesRefused } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { saveRateHolder } from '../../identity/index.ts'
import { holderAbove, noRates, refreshChains } from '../rates/chain.service.ts'
import { findRates } from '../rates/rate.repository.ts'
import { branchProblems } from '../rates/rates.rules.ts'
import { isBelow, moveNode } from './node.repository.ts'
import type { Node } from './node.ts'
import { findPlace, movePlace, type Place } from './place.repository.ts'
import { mayStandBelow } from './tier.rules.ts'

/** `same`: it stands there. `misplaced`: not below that tier, in the own subtree, or, with rates of its own, at the top. */
export type Moved =
  | { outcome: 'moved'; from: number | null }
  | { outcome: 'same' }
  | { outcome: 'misplaced' }
  | { outcome: 'rates'; refused: RatesRefused }

/**
 * Puts a partner with all below it, or a member, below another partner. Under the lock of the branches of both ends. From now on: bets that were accepted keep the chain of where they were placed. Writes nothing
 * but where it answers `moved`.
 */
export const moveTo = async (
  ctx: Ctx,
  memberId: number,
  node: Node | undefined,
  parent: Node | undefined,
): Promise<Moved> =>
  node ? movePartner(ctx, node, parent) : moveMember(ctx, memberId, await findPlace(ctx, memberId), parent)

const movePartner = async (ctx: Ctx, { partnerId, tier, parentId }: Node, parent: Node | undefined): Promise<Moved> => {
  if ((parent?.partnerId ?? null) === parentId) return { outcome: 'same' }
  if (!mayStandBelow(tier, parent)) return { outcome: 'misplaced' }
  if (parent && (await isBelow(ctx, partnerId, parent.partnerId))) return { outcome: 'misplaced' }
  const refused = await rateProblemsAt(ctx, partnerId, parent)
  if (refused) return { outcome: 'rates', refused }
  await moveNode(ctx, partnerId, parent?.partnerId ?? null)
  await refreshChains(ctx, partnerId)
  return { outcome: 'moved', from: parentId }
}

const moveMember = async (
  ctx: Ctx,
  memberId: number,
  place: Place | undefined,
  parent: Node | undefined,
): Promise<Moved> => {
  const from = place?.partnerId ?? null
  const to = parent?.partnerId ?? null
  if (from === to) return { outcome: 'same' }
  // Rates of its own are a share of what a partner above it gets.
  if (place?.hasOwnRates) {
    if (!parent) return { outcome: 'misplaced' }
    const refused = await rateProblemsAt(ctx, memberId, parent)
    if (refused) return { outcome: 'rates', refused }
  } else await saveRateHolder(ctx, memberId, to)
  await movePlace(ctx, memberId, from, to)
  if (place?.hasOwnRates && parent) await refreshChains(ctx, parent.partnerId)
  return { outcome: 'moved', from }
}

/** Nobody gets more than who stands above. */
const rateProblemsAt = async (
  ctx: Ctx,
  holderId: number,
  parent: Node | undefined,
): Promise<RatesRefused | undefined> => {
  const rates = (await findRates(ctx, [holderId])).get(holderId)?.rates ?? noRates
  const problems = branchProblems(rates, await holderAbove(ctx, parent?.partnerId ?? null), [])
  return problems.length > 0 ? { rates: problems } : undefined
}
