import type { BodyOf, DataOf, partnerSiteLink, partnerSitePassword, partnerSiteWho } from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { Refusal, refuseField, tooMany } from '../../../platform/refusal.ts'
import {
  clearPlaces,
  countLogin,
  forgiveLogin,
  hashPassword,
  isPassword,
  isPasswordFine,
  memberAccount,
} from '../../identity/index.ts'
import { allSites, siteById } from '../../site/index.ts'
import { findEmployee, lockEmployee, savePassword } from '../employees/employee.repository.ts'
import { loginIdOf } from '../employees/employees.service.ts'
import { endSessionsOfEmployee, endSiteSession } from './end-sessions.service.ts'
import { SITE_IDLE_MS } from './site-session.rules.ts'

const MINUTE_MS = 60_000

type Login = NonNullable<MemberCtx['who']['partnerSite']>

/** N404: no login of the partner site. */
const ownLogin = ({ who }: MemberCtx): Login => {
  if (!who.partnerSite) throw new Refusal('N404')
  return who.partnerSite
}

export const showWho = async (ctx: MemberCtx): Promise<DataOf<typeof partnerSiteWho>> => {
  const { employee } = ownLogin(ctx)
  const loginId = await loginIdOf(ctx, (employee && (await findEmployee(ctx, employee.employeeId))?.ownId) ?? '')
  return {
    // Of the partner itself nothing stands behind the dot.
    loginId: loginId.replace(/\.$/, ''),
    employee: employee?.name ?? '',
    expiresAt: ctx.who.expiresAt.getTime(),
    memberSite: (await siteById(ctx, ctx.siteId)).origin,
    idleMinutes: SITE_IDLE_MS / MINUTE_MS,
  }
}

/** In steps. Counted like a login: a borrowed session is no place to guess the password. */
export const changeOwnPassword = async (
  ctx: MemberCtx,
  { currentPass, newPass }: BodyOf<typeof partnerSitePassword>,
): Promise<DataOf<typeof partnerSitePassword>> => {
  const { employee: own, sessionId } = ownLogin(ctx)
  const employee = own && (await findEmployee(ctx, own.employeeId))
  if (!employee) throw new Refusal('N404')
  const siteNames = (await allSites(ctx)).map(({ name }) => name)
  if (!isPasswordFine(newPass, employee.ownId, siteNames)) throw refuseField('U102', 'newPass')
  const account = memberAccount(ctx, await loginIdOf(ctx, employee.ownId))
  const verdict = await countLogin(ctx, account)
  const isRight = await isPassword(currentPass, employee.passwordHash)
  if (!isRight || !verdict.mayEnter) {
    const subject = `member:${ctx.who.memberId}`
    ctx.securityEvent('member-proof-failed', { subject, detail: 'password' })
    if (verdict.begins) ctx.securityEvent('account-waits', { subject })
    throw verdict.addressWaits ? tooMany(verdict.retryAfterS) : refuseField('LX02', 'currentPass')
  }
  const hash = await hashPassword(newPass)
  await ctx.inOwnTransaction(async (one) => {
    if ((await lockEmployee(one, employee.employeeId))?.passwordHash !== employee.passwordHash)
      throw refuseField('LX02', 'currentPass')
    await savePassword(one, employee.employeeId, hash)
    // Whoever knew the old password is a stranger from now on.
    await clearPlaces(one, account)
    await forgiveLogin(one, account)
    await endSessionsOfEmployee(one, employee.employeeId, sessionId)
  })
  return {}
}

export const logOutOfSite = async (ctx: MemberCtx): Promise<Record<string, never>> => {
  await endSiteSession(ctx, ownLogin(ctx).sessionId)
  return {}
}

/** For the header of the member site. */
export const showSiteLink = async (ctx: MemberCtx): Promise<DataOf<typeof partnerSiteLink>> => ({
  link: (await siteById(ctx, ctx.siteId)).partnerOrigin,
})
