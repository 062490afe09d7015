import { type BonusTerms, type bonusCancel, type bonusList, cashOf, type DataOf } from '@maru/contract'
import type { MemberCtx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { balancesOf } from '../ledger/index.ts'
import { findVersions } from './bonus.repository.ts'
import { endActive } from './end-bonus.service.ts'
import { countGrants, findGrants, type Grant } from './grant.repository.ts'
import { sumOpenStakes } from './open-stakes.repository.ts'
import { findWaitingOf } from './periodic/due.repository.ts'

/** What a member reads of the terms. */
export const shownTerms = (stored: BonusTerms, version: number) => {
  const { budget: _, levels: __, trigger: ___, every: ____, ...terms } = stored
  return { ...terms, version }
}

const PAGE_SIZE = 10

export const listOwnBonuses = async (ctx: MemberCtx, page: number): Promise<DataOf<typeof bonusList>> => {
  const { memberId } = ctx.who
  const grants = await findGrants(ctx, memberId, PAGE_SIZE, (page - 1) * PAGE_SIZE)
  const { cash, bonus } = await balancesOf(ctx, memberId)
  const full = grants.find(({ status, progress, required }) => status === 'active' && progress >= required)
  const waitsFor = full && (await openStakesOf(ctx, full))
  return {
    left: bonus,
    withdrawable: cash,
    waiting: await waitingOf(ctx),
    list: grants.map(({ memberId: _, terms, version, grantedAt, expiresAt, endedAt, ...grant }) => ({
      ...grant,
      terms: shownTerms(terms, version),
      amount: cashOf(grant.amount),
      required: cashOf(grant.required),
      progress: cashOf(Math.min(grant.progress, grant.required)),
      converted: cashOf(grant.converted),
      waitsFor: (grant.grantId === full?.grantId && waitsFor) || null,
      grantedAt: grantedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
    pageInfo: { page, count_per_list: PAGE_SIZE, tatal_list_count: await countGrants(ctx, memberId) },
  }
}

/** Undefined where nothing is open any more: it becomes cash within a second. */
const openStakesOf = async (ctx: MemberCtx, grant: Grant) => {
  const { bets, stake } = await sumOpenStakes(ctx, grant)
  return bets > 0 ? { bets, stake: cashOf(stake) } : undefined
}

/** What a period or a new level brought, in the order in which it is granted. */
const waitingOf = async (ctx: MemberCtx): Promise<DataOf<typeof bonusList>['waiting']> => {
  const dues = await findWaitingOf(ctx, ctx.who.memberId)
  if (dues.length === 0) return []
  const versions = new Map(
    (
      await findVersions(
        ctx,
        dues.map(({ code }) => code),
      )
    ).map((each) => [each.code, each]),
  )
  return dues.flatMap(({ code, amount, lapsesAt }) => {
    const names = versions.get(code)?.terms.names
    return names ? { code, names, amount: cashOf(amount), lapsesAt: lapsesAt.toISOString() } : []
  })
}

/** N404: it is not active, or not the member's own. */
export const cancelOwnBonus = async (ctx: MemberCtx, grantId: number): Promise<DataOf<typeof bonusCancel>> => {
  const ended = await endActive(ctx, ctx.who.memberId, 'cancelled', (grant) => grant.grantId === grantId)
  if (!ended) throw new Refusal('N404')
  return { takenBack: cashOf(ended.takenBack) }
}
