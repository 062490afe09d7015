import type { BodyOf, DataOf, totpBegin, totpConfirm, totpGuard } from '@maru/contract'
import type { Ctx, MemberCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { secretsOf } from '../../../platform/secrets.ts'
import { siteById } from '../../site/index.ts'
import { assertOwnPassword } from '../current-password.service.ts'
import { countLogin, forgiveLogin, memberAccount } from '../guard.service.ts'
import { findMember } from '../member.repository.ts'
import { newTotpSecret, totpAddress, totpStep } from '../totp.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery.rules.ts'
import {
  beginTotp,
  confirmTotp,
  deleteTotp,
  findTotp,
  guardWithdrawals,
  type TotpRow,
  takeRecoveryCode,
  takeStep,
} from './totp.repository.ts'

const sealed = (ctx: Ctx, secret: string): Buffer => secretsOf(ctx).seal('member.totp', secret)
const opened = (ctx: Ctx, row: TotpRow): string => secretsOf(ctx).open('member.totp', row.secretSealed)
const hashOf = (memberId: number, code: string): Buffer => hashRecoveryCode(`${memberId}`, code)

/** In steps, for the password. LX06: one is set up; it is removed first. */
export const beginOwnTotp = async (
  ctx: MemberCtx,
  { currentPass }: BodyOf<typeof totpBegin>,
): Promise<DataOf<typeof totpBegin>> => {
  const member = await assertOwnPassword(ctx, currentPass)
  const begun = await ctx.inOwnTransaction((own) => beginMemberTotp(own, member))
  if (!begun) throw new Refusal('LX06')
  return begun
}

/** For who has just shown the member's password; undefined where one is set up. */
export const beginMemberTotp = async (
  ctx: Ctx,
  { member_id, mem_id }: { member_id: number; mem_id: string },
): Promise<DataOf<typeof totpBegin> | undefined> => {
  const secret = newTotpSecret()
  const address = totpAddress(secret, mem_id, (await siteById(ctx, ctx.siteId)).name)
  return (await beginTotp(ctx, member_id, sealed(ctx, secret))) ? { secret, address } : undefined
}

export const confirmOwnTotp = async (
  ctx: MemberCtx,
  { code }: BodyOf<typeof totpConfirm>,
): Promise<DataOf<typeof totpConfirm>> => {
  const codes = await confirmMemberTotp(ctx, ctx.who.memberId, code)
  if (codes === 'none') throw new Refusal('N404')
  if (codes === 'wrong') {
    noteWrongCode(ctx, ctx.who.memberId)
    throw new Refusal('LX04')
  }
  return { recoveryCodes: codes }
}

/** Recovery codes where the code is right; `none` was begun, or one is set up already. */
export const confirmMemberTotp = async (
  ctx: Ctx,
  memberId: number,
  code: string,
): Promise<string[] | 'none' | 'wrong'> => {
  const row = await findTotp(ctx, memberId)
  if (!row || row.confirmedAt) return 'none'
  const step = totpStep(opened(ctx, row), code, ctx.now)
  if (step === undefined || !(await takeStep(ctx, memberId, step))) return 'wrong'
  const codes = newRecoveryCodes(ctx)
  await confirmTotp(
    ctx,
    memberId,
    codes.map((one) => hashOf(memberId, one)),
  )
  return codes
}

/** In steps, for the password. */
export const removeOwnTotp = async (ctx: MemberCtx, currentPass: string): Promise<void> => {
  const member = await assertOwnPassword(ctx, currentPass)
  if (!(await ctx.inOwnTransaction((own) => deleteTotp(own, member.member_id)))) throw new Refusal('N404')
}

/** In steps: a wrong code stays counted. */
export const guardOwnWithdrawals = async (
  ctx: MemberCtx,
  { guardsWithdrawals, code }: BodyOf<typeof totpGuard>,
): Promise<void> => {
  const { memberId } = ctx.who
  if (!(await findTotp(ctx, memberId))?.confirmedAt) throw new Refusal('N404')
  if (!(await isCodeRight(ctx, memberId, code))) throw new Refusal('LX04')
  await ctx.inOwnTransaction((own) => guardWithdrawals(own, memberId, guardsWithdrawals))
}

/** What a login has to show besides the password: `none` is asked for, or it is right, `missing` or `wrong`. A right one is used up. */
export const judgeCode = async (
  ctx: Ctx,
  memberId: number,
  code: string,
): Promise<'none' | 'right' | 'missing' | 'wrong'> => {
  const row = await findTotp(ctx, memberId)
  if (!row?.confirmedAt) return 'none'
  if (code.trim() === '') return 'missing'
  const step = totpStep(opened(ctx, row), code, ctx.now)
  const isTaken =
    step === undefined
      ? await takeRecoveryCode(ctx, memberId, hashOf(memberId, code))
      : await takeStep(ctx, memberId, step)
  return isTaken ? 'right' : 'wrong'
}

/** The same by itself, in steps: counted like a login before it is judged, so that nobody tries a million. */
const isCodeRight = async (ctx: Ctx, memberId: number, code: string): Promise<boolean> => {
  const member = await findMember(ctx, memberId)
  if (!member) return false
  const account = memberAccount(ctx, member.mem_id)
  const { mayEnter, begins } = await countLogin(ctx, account)
  const isProven = await ctx.inOwnTransaction(async (own) => {
    const isRight = mayEnter && (await judgeCode(own, memberId, code)) === 'right'
    if (isRight) await forgiveLogin(own, account)
    return isRight
  })
  if (isProven) return true
  noteWrongCode(ctx, memberId)
  if (begins) ctx.securityEvent('account-waits', { subject: `member:${memberId}` })
  return false
}

const noteWrongCode = (ctx: Ctx, memberId: number): void =>
  ctx.securityEvent('member-proof-failed', { subject: `member:${memberId}`, detail: 'code' })

/** Whether a withdrawal may go on; in steps. The member chose whether it asks for a code. */
export const mayWithdrawWith = async (ctx: Ctx, memberId: number, code: string): Promise<boolean> => {
  const row = await findTotp(ctx, memberId)
  return row?.confirmedAt && row.guardsWithdrawals ? isCodeRight(ctx, memberId, code) : true
}
