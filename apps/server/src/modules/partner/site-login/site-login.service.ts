import type { BodyOf, DataOf, partnerSiteEnrol, partnerSiteLogin } from '@maru/contract'
import type { GuestCtx } from '../../../platform/context.ts'
import { Refusal, tooMany } from '../../../platform/refusal.ts'
import {
  countLogin,
  forgiveLogin,
  hashToken,
  inTurn,
  isPassword,
  memberAccount,
  newToken,
  pretendPassword,
  uncountLogin,
} from '../../identity/index.ts'
import { noteLogin } from '../employees/employee.repository.ts'
import { findAccount, isStillLetIn, type SiteAccount } from './account.service.ts'
import { factorOf } from './factor.service.ts'
import { insertSiteSession } from './site-session.repository.ts'
import { SITE_SESSION_MS, socketKeyOf } from './site-session.rules.ts'

type LoggedIn = DataOf<typeof partnerSiteLogin>
type Enrolled = DataOf<typeof partnerSiteEnrol>
type Typed = { loginId: string; password: string }

/** In steps, because hashing takes a while. Who has no application for codes yet gets a secret for one, and no session before it has shown a code of it. */
export const logIntoSite = (ctx: GuestCtx, { code, ...typed }: BodyOf<typeof partnerSiteLogin>): Promise<LoggedIn> =>
  judged<LoggedIn>(ctx, typed, async (own, account) => {
    const factor = factorOf(own, account)
    switch (await factor.judge(code)) {
      case 'none':
        return { session: null, enrol: (await factor.begin()) ?? null }
      case 'missing':
        return new Refusal('LX03')
      case 'wrong':
        return new Refusal('LX04')
      case 'right':
        return { session: await openSiteSession(own, account), enrol: null }
    }
  })

/** In steps. The password is asked for again: between the two calls nobody is logged in. */
export const enrolAtSite = (ctx: GuestCtx, { code, ...typed }: BodyOf<typeof partnerSiteEnrol>): Promise<Enrolled> =>
  judged<Enrolled>(ctx, typed, async (own, account) => {
    const codes = await factorOf(own, account).confirm(code)
    if (codes === 'none') return new Refusal('LX06')
    if (codes === 'wrong') return new Refusal('LX04')
    return { session: await openSiteSession(own, account), recoveryCodes: codes }
  })

/**
 * One answer, LX02, and the same work whatever was wrong: id, password, an account that is no partner's or is locked, or that it waits; E429 while the address waits. Tries count with those at the member site, so that two sites
 * are guessed at no faster than one. `enter` runs with the account locked, and what it refuses keeps the try counted.
 */
const judged = <T extends object>(
  ctx: GuestCtx,
  typed: Typed,
  enter: (own: GuestCtx, account: SiteAccount) => Promise<T | Refusal>,
): Promise<T> => {
  const guarded = memberAccount(ctx, typed.loginId)
  return inTurn(ctx, guarded, async () => {
    const verdict = await countLogin(ctx, guarded)
    const refused = verdict.addressWaits ? tooMany(verdict.retryAfterS) : new Refusal('LX02')
    const account = await findAccount(ctx, typed.loginId)
    const isRight = account
      ? await isPassword(typed.password, account.passwordHash)
      : await pretendPassword(typed.password)
    if (!account?.isLetIn || !isRight || !verdict.mayEnter) {
      const subject = account ? `member:${account.partnerId}` : ''
      ctx.securityEvent('member-login-failed', { subject, detail: 'partner site' })
      if (verdict.begins) ctx.securityEvent('account-waits', { subject })
      throw refused
    }
    const entered = await ctx.inOwnTransaction(async (own) => {
      // The password may have been changed while it was being computed: what is true under the lock counts.
      if (!(await isStillLetIn(own, account))) return refused
      const outcome = await enter(own, account)
      if (outcome instanceof Refusal && outcome.code === 'LX04') {
        const subject = `member:${account.partnerId}`
        own.securityEvent('member-login-failed', { subject, detail: 'partner site, code' })
        if (verdict.begins) own.securityEvent('account-waits', { subject })
      }
      if ('session' in outcome && outcome.session) await forgiveLogin(own, guarded)
      // The press that came second, or again after an answer that was lost: the password was right, and no code was judged.
      if (outcome instanceof Refusal && outcome.code === 'LX06') await uncountLogin(own, guarded)
      return outcome
    })
    if (entered instanceof Refusal) throw entered
    return entered
  })
}

const openSiteSession = async (ctx: GuestCtx, { partnerId, employeeId }: SiteAccount): Promise<Enrolled['session']> => {
  const token = newToken(ctx.random)
  const expiresAt = new Date(ctx.now.getTime() + SITE_SESSION_MS)
  const sessionId = await insertSiteSession(ctx, { partnerId, employeeId, tokenHash: hashToken(token), expiresAt })
  if (employeeId !== null) await noteLogin(ctx, employeeId)
  return { token, socketKey: socketKeyOf(sessionId), expiresAt: expiresAt.getTime() }
}
