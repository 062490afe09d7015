import type { Ctx, Staff, StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { record } from '../audit/index.ts'
import { allSites } from '../site/index.ts'
import { countLogin, forgiveLogin, staffAccount } from './guard.service.ts'
import { isPassword, pretendPassword } from './password.ts'
import { endStaffSession, findStaff, findStaffByLogin, insertStaffSession, takeTotpStep } from './staff.repository.ts'
import { permissionsOf } from './staff.roles.ts'
import { STAFF_SESSION_MS } from './staff-session.service.ts'
import { hashToken, newToken } from './token.rules.ts'
import { newTotpSecret, openTotp, totpStep } from './totp.ts'

type StaffAccount = NonNullable<Awaited<ReturnType<typeof findStaffByLogin>>>
type Login = { loginId: string; password: string; totp: string }

/** In steps. One answer and the same work whatever was wrong. A one-time code is taken once, by whichever of two logins comes first. */
export const logStaffIn = async (ctx: Ctx, typed: Login): Promise<{ token: string; staffId: number }> => {
  const account = staffAccount(typed.loginId)
  const verdict = await countLogin(ctx, account)
  const waits = verdict.addressWaits || verdict.accountWaits
  const refused = waits
    ? new StaffRefusal('STAFF_LOGIN_WAIT', {}, verdict.retryAfterS)
    : new StaffRefusal('STAFF_LOGIN_FAILED')
  const staff = await findStaffByLogin(ctx, typed.loginId.trim())
  const isRight = staff ? await isPassword(typed.password, staff.password_hash) : await pretendPassword(typed.password)
  const secret = staff ? openTotp(ctx, staff.totp_sealed) : newTotpSecret()
  const step = totpStep(secret, typed.totp, ctx.now)
  const mayEnter = staff?.is_active && isRight && step !== undefined && verdict.mayEnter
  const token = mayEnter ? await ctx.inOwnTransaction((own) => enter(own, staff, step)) : undefined
  if (token === undefined) {
    const about = staff ? { subject: `staff:${staff.staff_id}`, siteId: staff.site_ids[0] ?? 0 } : {}
    ctx.securityEvent('staff-login-failed', about)
    if (verdict.begins) ctx.securityEvent('staff-account-waits', about)
    throw refused
  }
  await ctx.inOwnTransaction((own) => forgiveLogin(own, account))
  return { token, staffId: staff?.staff_id ?? 0 }
}

/** Opens a session and answers its token; undefined when another login took the code, or the account changed meanwhile. */
const enter = async (ctx: Ctx, staff: StaffAccount, step: number): Promise<string | undefined> => {
  if (!(await takeTotpStep(ctx, staff, step))) return undefined
  const token = newToken(ctx.random)
  await insertStaffSession(ctx, staff.staff_id, hashToken(token), new Date(ctx.now.getTime() + STAFF_SESSION_MS))
  await note(ctx, { staffId: staff.staff_id, name: staff.name, siteIds: staff.site_ids }, 'login')
  return token
}

export const logStaffOut = async (ctx: StaffCtx): Promise<void> => {
  await endStaffSession(ctx, ctx.who.sessionId)
  await note(ctx, ctx.who, 'logout')
}

/** What the back office shows of who is logged in. */
export const describeStaff = async (ctx: Ctx, staffId: number) => {
  const staff = await findStaff(ctx, staffId)
  if (!staff) throw new StaffRefusal('STAFF_LOGIN_REQUIRED')
  const sites = (await allSites(ctx)).filter(({ siteId }) => staff.site_ids.includes(siteId))
  return {
    staffId: staff.staff_id,
    loginId: staff.login_id,
    name: staff.name,
    role: staff.role,
    permissions: staff.is_password_given ? [] : [...permissionsOf(staff.role)],
    mustChangePassword: staff.is_password_given,
    sites: sites.map(({ siteId, name, currency }) => ({ siteId, name, currency })),
    mode: ctx.config.MARU_MODE,
    now: ctx.now.getTime(),
  }
}

/** Before login there is no site yet: the entry stands in the log of the account's first one. */
const note = async (
  ctx: Ctx,
  { staffId, name, siteIds }: Pick<Staff, 'staffId' | 'name' | 'siteIds'>,
  what: 'login' | 'logout',
): Promise<void> => {
  const who: Staff = { kind: 'staff', staffId, name, role: '', permissions: [], siteIds, sessionId: 0 }
  const own: StaffCtx = { ...ctx, who, siteId: siteIds[0] ?? 0 } as StaffCtx
  await record(own, { action: `staff.${what}`, target: `staff:${staffId}`, before: null, after: null })
}
