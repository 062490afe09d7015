import type { PartnerTier } from '@maru/contract'
import type { Insertable } from 'kysely'
import type { MemberCtx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { openPurses } from '../ledger/index.ts'
import { allSites, siteCurrency } from '../site/index.ts'
import { insertMember } from './member.repository.ts'
import { duplicateBehind, findDuplicates } from './sign-up.repository.ts'
import { fieldProblems, reservedProblems, type SignUpFields, tidied } from './sign-up.rules.ts'
import { bankProblems, newMember, refuse, uniqueKeys } from './sign-up.service.ts'
import type { MemberTable } from './tables.ts'

export type PartnerAccount = SignUpFields & { bank: string }

/** Checks the fields and computes the passwords: outside of a transaction, for it takes a moment. Everything that is wrong is named at once. */
export const preparePartnerAccount = async (
  ctx: MemberCtx,
  sent: PartnerAccount,
  tier: PartnerTier,
): Promise<Insertable<MemberTable>> => {
  const typed = { ...tidied(sent), nationCode: '', partSendYn: 'N' as const }
  const siteNames = (await allSites(ctx)).map(({ name }) => name)
  const problems = [...fieldProblems(typed, siteNames), ...(await bankProblems(ctx, typed.bank))]
  const wrong = new Set(problems.map(({ field }) => field))
  const taken = [...reservedProblems(typed, siteNames), ...(await findDuplicates(ctx, uniqueKeys(ctx, typed, wrong)))]
  refuse([...problems, ...taken.filter(({ field }) => !wrong.has(field))])
  const row = await newMember(ctx, typed, ctx.who.memberId, ctx.now)
  return { ...row, tier, status: 'active', called_at: ctx.now, decided_at: ctx.now }
}

/** With its purses, in the caller's transaction. Refuses what another took meanwhile. */
export const insertPartnerAccount = async (ctx: MemberCtx, row: Insertable<MemberTable>): Promise<number> => {
  const memberId = await insertMember(ctx, row).catch((error: unknown) => {
    const duplicate = duplicateBehind(error)
    throw duplicate ? new Refusal(duplicate.problem, { fields: [duplicate] }) : error
  })
  await openPurses(ctx, memberId, await siteCurrency(ctx))
  ctx.emit('identity.member-changed', { memberId }, { aggregate: `member:${memberId}` })
  return memberId
}
