import { type BodyOf, type DataOf, partnerCreate } from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { insertPartnerAccount, preparePartnerAccount } from '../../identity/index.ts'
import { siteOptions } from '../../site/index.ts'
import { assertUnlocked, ownNode } from '../access.service.ts'
import { recordAct } from '../employees/act.service.ts'
import { holderAbove, refreshChains } from '../rates/chain.service.ts'
import { insertRates } from '../rates/rate.repository.ts'
import { branchProblems, completeRates } from '../rates/rates.rules.ts'
import { lockBranches } from './branch.service.ts'
import { findCreation, insertCreation, insertNode } from './node.repository.ts'
import type { Node } from './node.ts'
import { insertMove } from './place.repository.ts'
import { tierNumber, tiersBelow } from './tier.rules.ts'

type Created = DataOf<typeof partnerCreate>

/** In steps: passwords are computed without a transaction. The account, its place and its rates are there together or not at all. */
export const createPartner = async (
  ctx: MemberCtx,
  own: Node,
  { tier, rates: typed, requestKey, ...account }: BodyOf<typeof partnerCreate>,
): Promise<Created> => {
  const known = await knownCreation(ctx, own, requestKey, account.memId)
  if (known) return known
  assertUnlocked(own)
  const { partnersSkipTiers } = await siteOptions(ctx)
  if (!tiersBelow(own.tier, partnersSkipTiers).includes(tier)) throw new Refusal('PT05')
  const complete = completeRates(typed)
  if ('problems' in complete) throw new Refusal('PT01', { rates: complete.problems })
  const { rates } = complete
  // What the request itself took meanwhile, asked beside it, is no duplicate.
  const row = await preparePartnerAccount(ctx, account, tier).catch((refused: Error) => refused)
  if (row instanceof Error) {
    const again = await knownCreation(ctx, own, requestKey, account.memId)
    if (again) return again
    throw row
  }
  return ctx.inOwnTransaction(async (one) => {
    await lockBranches(one, [own.partnerId])
    const again = await knownCreation(one, own, requestKey, account.memId)
    if (again) return again
    const now = await ownNode(one, 'tree.create')
    assertUnlocked(now)
    if (now.tier !== own.tier) throw new Refusal('PT05')
    const problems = branchProblems(rates, await holderAbove(one, own.partnerId), [])
    if (problems.length > 0) throw new Refusal('PT02', { rates: problems })
    const partnerId = await insertPartnerAccount(one, row)
    await insertNode(one, { partnerId, tier: tierNumber(tier), parentId: own.partnerId })
    await insertMove(one, { movedId: partnerId, from: null, to: own.partnerId, cause: 'created' })
    await insertRates(one, { holderId: partnerId, version: 1, rates }, { id: own.partnerId, staffName: '', reason: '' })
    await refreshChains(one, partnerId)
    await insertCreation(one, own.partnerId, requestKey, partnerId, account.memId)
    await recordAct(one, partnerCreate, { tier, partnerId, memId: account.memId })
    return { partnerId }
  })
}

/** The same request again is the same partner; another one under its key is refused. */
const knownCreation = async (
  ctx: MemberCtx,
  own: Node,
  requestKey: string,
  memId: string,
): Promise<Created | undefined> => {
  const known = await findCreation(ctx, own.partnerId, requestKey)
  if (known && known.memId !== memId) throw new Refusal('K409')
  return known && { partnerId: known.partnerId }
}
