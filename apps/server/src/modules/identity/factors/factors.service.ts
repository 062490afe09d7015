import type { DataOf, memberSecurity } from '@maru/contract'
import type { Ctx, MemberCtx, StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { clearPlaces } from '../guard.repository.ts'
import { memberAccount } from '../guard.service.ts'
import { lockMember } from '../member.repository.ts'
import { endSessions } from '../session.service.ts'
import { deletePasskeys, findPasskeys } from './passkey.repository.ts'
import { countRecoveryCodes, deleteTotp, findReset, findTotp, noteReset } from './totp.repository.ts'

/** How long withdrawals wait after staff took a member's factors away. */
const RESET_WAIT_MS = 24 * 3_600_000

export const showOwnSecurity = async (ctx: MemberCtx): Promise<DataOf<typeof memberSecurity>> => {
  const { memberId } = ctx.who
  const [totp, passkeys, codesLeft] = await Promise.all([
    findTotp(ctx, memberId),
    findPasskeys(ctx, memberId),
    countRecoveryCodes(ctx, memberId),
  ])
  return {
    totp: totp?.confirmedAt
      ? { since: totp.confirmedAt.toISOString(), codesLeft, guardsWithdrawals: totp.guardsWithdrawals }
      : null,
    passkeys: passkeys.map(({ passkeyId, name, createdAt, lastUsedAt }) => ({
      passkeyId,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }
}

/** What staff see of it; nothing that could be used. */
export const factorsOf = async (
  ctx: Ctx,
  memberId: number,
): Promise<{ hasTotp: boolean; passkeys: number; resetAt: Date | null }> => ({
  hasTotp: Boolean((await findTotp(ctx, memberId))?.confirmedAt),
  passkeys: (await findPasskeys(ctx, memberId)).length,
  resetAt: (await findReset(ctx, memberId)) ?? null,
})

/**
 * For a member who lost telephone and recovery codes. One of the staff does it, in the audit log with the reason; what protects the money instead of a second pair of eyes: the
 * sessions end, the password is still needed, and withdrawals wait for a day, in which the member can object.
 */
export const resetFactors = async (ctx: StaffCtx, memberId: number, reason: string): Promise<void> => {
  const member = await lockMember(ctx, memberId)
  if (!member) throw new StaffRefusal('STAFF_NOT_FOUND')
  const before = await factorsOf(ctx, memberId)
  if (!before.hasTotp && before.passkeys === 0) throw new StaffRefusal('STAFF_CONFLICT')
  await deleteTotp(ctx, memberId)
  await deletePasskeys(ctx, memberId, null)
  await noteReset(ctx, memberId)
  await clearPlaces(ctx, memberAccount(ctx, member.mem_id))
  await endSessions(ctx, memberId, 'staff')
  await record(ctx, {
    action: 'member.reset-factors',
    target: `member:${memberId}`,
    before: { hasTotp: before.hasTotp, passkeys: before.passkeys },
    after: { reason },
  })
  ctx.emit('identity.member-changed', { memberId }, { aggregate: `member:${memberId}` })
}

/** Whether withdrawals wait because staff took the factors away less than a day ago. */
export const waitsAfterReset = async (ctx: Ctx, memberId: number): Promise<boolean> => {
  const at = await findReset(ctx, memberId)
  return at !== undefined && ctx.now.getTime() - at.getTime() < RESET_WAIT_MS
}

/** A login ends the one before, so this is for what is known of other places: failures there count as those of strangers from now on. */
export const endOwnOthers = async (ctx: MemberCtx): Promise<{ ended: number }> => {
  const { memberId, sessionId } = ctx.who
  // Of two at once, one comes after the other.
  const member = await lockMember(ctx, memberId)
  const ended = await endSessions(ctx, memberId, 'logout', sessionId)
  if (member) await clearPlaces(ctx, memberAccount(ctx, member.mem_id))
  return { ended }
}
