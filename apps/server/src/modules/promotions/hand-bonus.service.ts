import type { BonusTerms } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { memberById } from '../identity/index.ts'
import { findBonuses, findVersions } from './bonus.repository.ts'
import { isGranted, isInForce } from './bonus.rules.ts'
import { grantBonus, isBusy } from './grant-bonus.service.ts'

type Granting = { memberId: number; level: number; code: string; amount: number; source: string }
/** Why a bonus by hand cannot be granted: to a partner, no such bonus, not in force, not of this level, above its cap, bonus money is left or staked, or its budget is used up. */
export type HandBonusRefusal = 'partner' | 'unknown' | 'off' | 'level' | 'cap' | 'busy' | 'budget'

/** By the terms in force, in the caller's transaction; the id of the grant, or why there is none. The purses are locked afterwards. A source that was granted before is refused by the database. */
export const grantHandBonus = async (
  ctx: Ctx,
  { memberId, level, code, amount, source }: Granting,
): Promise<number | HandBonusRefusal> => {
  if ((await memberById(ctx, memberId))?.tier !== 'NORMAL') return 'partner'
  const [version] = await findVersions(ctx, [code])
  if (version?.terms.trigger !== 'hand') return 'unknown'
  const refused = isGranted(version, ctx.now, level)
  if (refused) return refused
  if (amount > version.terms.cap) return 'cap'
  if (await isBusy(ctx, memberId)) return 'busy'
  return (await grantBonus(ctx, version, { memberId, amount, source })) ?? 'budget'
}

export type HandBonus = { code: string; isInForce: boolean; terms: BonusTerms }

/** Bonuses that staff grant by hand, by the newest version of their terms; of these codes, or all. */
export const handBonuses = async (ctx: Ctx, codes?: readonly string[]): Promise<HandBonus[]> => {
  if (codes?.length === 0) return []
  const versions = codes ? await findVersions(ctx, codes) : await findBonuses(ctx)
  return versions
    .filter(({ terms }) => terms.trigger === 'hand')
    .map((version) => ({ code: version.code, isInForce: isInForce(version, ctx.now), terms: version.terms }))
}
