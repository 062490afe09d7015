import type { StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { record } from '../audit/index.ts'
import { allSites } from '../site/index.ts'
import { clearPlaces } from './guard.repository.ts'
import { countLogin, forgiveLogin, staffAccount } from './guard.service.ts'
import { hashPassword, isPassword } from './password.ts'
import { endOtherStaffSessions, findStaff, takeTotpStep } from './staff.repository.ts'
import { updateStaff } from './staff-account.repository.ts'
import { passwordProblems, type StaffProblem } from './staff-account.rules.ts'
import { openTotp, totpStep } from './totp.ts'

type Typed = { currentPassword: string; totp: string; password: string }

/**
 * In steps. For who shows the current password and a new code, as at the login, and counted like one: a borrowed session is no place to guess. Ends the
 * account's other sessions.
 */
export const changeOwnPassword = async (ctx: StaffCtx, typed: Typed): Promise<void> => {
  const { staffId, sessionId } = ctx.who
  const staff = await findStaff(ctx, staffId)
  if (!staff) throw new StaffRefusal('STAFF_LOGIN_REQUIRED')
  const siteNames = (await allSites(ctx)).map(({ name }) => name)
  refuse(passwordProblems(typed.password, staff.login_id, siteNames))
  if (typed.password === typed.currentPassword) refuse([{ field: 'password', problem: 'same' }])
  const account = staffAccount(staff.login_id)
  const verdict = await countLogin(ctx, account)
  const isRight = await isPassword(typed.currentPassword, staff.password_hash)
  const step = totpStep(openTotp(ctx, staff.totp_sealed), typed.totp, ctx.now)
  const passwordHash = await hashPassword(typed.password)
  const isChanged =
    isRight &&
    step !== undefined &&
    verdict.mayEnter &&
    (await ctx.inOwnTransaction(async (own) => {
      if (!(await takeTotpStep(own, staff, step))) return false
      await updateStaff(own, staffId, { password_hash: passwordHash, is_password_given: false })
      await endOtherStaffSessions(own, staffId, sessionId)
      await clearPlaces(own, account)
      await forgiveLogin(own, account)
      await record(own, { action: 'staff.own-password', target: `staff:${staffId}`, before: null, after: null })
      return true
    }))
  if (isChanged) return
  const about = { subject: `staff:${staffId}`, siteId: staff.site_ids[0] ?? 0, detail: 'own password' }
  ctx.securityEvent('staff-login-failed', about)
  if (verdict.begins) ctx.securityEvent('staff-account-waits', about)
  if (verdict.addressWaits || verdict.accountWaits) throw new StaffRefusal('STAFF_LOGIN_WAIT', {}, verdict.retryAfterS)
  refuse([{ field: 'currentPassword', problem: 'wrong' }])
}

const refuse = (fields: readonly (StaffProblem | { field: 'currentPassword'; problem: string })[]): void => {
  if (fields.length > 0) throw new StaffRefusal('STAFF_INVALID', { fields })
}
