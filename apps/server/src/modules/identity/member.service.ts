import type { MemberStatus, PartnerTier, PauseKind, ResultCode } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { bankNames } from '../site/index.ts'
import { readWaits } from './guard.repository.ts'
import { memberAccount } from './guard.service.ts'
import {
  findMember,
  findMemberByMemId,
  findMemberByNick,
  findMembers,
  findRestrictions,
  lockMember,
  type MemberRow,
  readOnline,
  readTestMembers,
  readWithdrawalGuard,
  updateLevels,
  updateMember,
} from './member.repository.ts'
import { openAccount, openPhone } from './personal.rules.ts'
import { rejectReasonIn } from './reject-reason.rules.ts'
import { ONLINE_MS } from './session.rules.ts'

export type MemberRecord = {
  memberId: number
  siteId: number
  memId: string
  memNick: string
  memName: string
  memPhone: string
  bankCode: string
  /** In the reader's language. */
  bankName: string
  bankacc: string
  nationCode: string
  level: number
  tier: PartnerTier
  status: MemberStatus
  isDepositBarred: boolean
  isWithdrawalBarred: boolean
  isBettingBarred: boolean
  /** Whether a limit of stakes, losses or time is to be looked up before the member bets. */
  hasPlayLimits: boolean
  hasBonus: boolean
  /** A time-out, a self-exclusion or a cooling, which may have ended by now. */
  pause: { kind: PauseKind; until: Date } | null
  /** From when on bets are refused until a reality check is acknowledged. */
  realityDueAt: Date | null
  /** The recommender's memId. */
  recommenderId: string | null
  recommenderMemberId: number | null
  /** When the application was made. */
  joinedAt: Date
  lastLoginAt: Date | null
}

/** What only staff see. */
export type MemberFile = MemberRecord & {
  joinIp: string
  lastIp: string | null
  rejectReason: string | null
  lockReason: string | null
  isWithdrawalLocked: boolean
  /** The end of the wait after failed logins; null: nobody has to wait. */
  loginWaitsUntil: Date | null
  isOnline: boolean
  /** Of the operator’s own: left out of cash, profit, games’ figures, bonuses, signs and the newest wins. */
  isTest: boolean
}

export const memberById = async (ctx: Ctx, memberId: number): Promise<MemberRecord | undefined> => {
  const row = await findMember(ctx, memberId)
  return row && recordFrom(ctx, row, await bankNames(ctx))
}

/** Of two transactions that count what this member did the second waits for the first. */
export const holdMember = async (ctx: Ctx, memberId: number): Promise<void> => {
  await lockMember(ctx, memberId)
}

export const memberByMemId = async (ctx: Ctx, memId: string): Promise<MemberRecord | undefined> => {
  const row = await findMemberByMemId(ctx, memId)
  return row && recordFrom(ctx, row, await bankNames(ctx))
}

export const memberByNick = async (ctx: Ctx, nick: string): Promise<MemberRecord | undefined> => {
  const row = await findMemberByNick(ctx, nick)
  return row && recordFrom(ctx, row, await bankNames(ctx))
}

export const membersByIds = async (
  ctx: Ctx,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, MemberRecord>> => {
  const rows = await findMembers(ctx, [...new Set(memberIds)])
  const banks = await bankNames(ctx)
  return new Map(rows.map((row) => [row.member_id, recordFrom(ctx, row, banks)]))
}

export const memberFile = async (ctx: Ctx, memberId: number): Promise<MemberFile | undefined> => {
  const row = await findMember(ctx, memberId)
  if (!row) return undefined
  const guard = await readWithdrawalGuard(ctx, memberId)
  const account = memberAccount(ctx, row.mem_id)
  return {
    ...recordFrom(ctx, row, await bankNames(ctx)),
    joinIp: row.join_ip,
    lastIp: row.last_ip,
    rejectReason: rejectReasonIn(ctx.language, row),
    lockReason: row.lock_reason,
    isWithdrawalLocked: guard?.locked_at != null,
    loginWaitsUntil: (await readWaits(ctx, [account])).get(account.name) ?? null,
    isOnline: (await onlineMembers(ctx)).includes(memberId),
    isTest: row.is_test,
  }
}

/** Accounts of the operator's own, which no figure counts. */
export const testMembers = async (ctx: Ctx): Promise<ReadonlySet<number>> => new Set(await readTestMembers(ctx))

export const onlineMembers = (ctx: Ctx): Promise<number[]> => readOnline(ctx, new Date(ctx.now.getTime() - ONLINE_MS))

/** What decides over a member's money and play, without who it is. */
export type MemberRestrictions = Pick<
  MemberRecord,
  | 'level'
  | 'tier'
  | 'status'
  | 'isDepositBarred'
  | 'isWithdrawalBarred'
  | 'isBettingBarred'
  | 'hasPlayLimits'
  | 'hasBonus'
  | 'pause'
  | 'realityDueAt'
> & {
  /** Which rates of the partners above the member are in force; null: none, or an account of the operator's own. */
  rateChainId: number | null
}

export const restrictionsOf = async (
  ctx: Ctx,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, MemberRestrictions>> => {
  if (memberIds.length === 0) return new Map()
  const rows = await findRestrictions(ctx, memberIds)
  return new Map(
    rows.map((row) => [
      row.member_id,
      {
        level: row.level,
        tier: row.tier,
        status: row.status,
        isDepositBarred: row.is_deposit_barred,
        isWithdrawalBarred: row.is_withdrawal_barred,
        isBettingBarred: row.is_betting_barred,
        hasPlayLimits: row.has_play_limits,
        hasBonus: row.has_bonus,
        pause: pauseOf(row),
        realityDueAt: row.reality_due_at,
        rateChainId: row.rate_chain_id,
      },
    ]),
  )
}

const pauseOf = ({ pause, paused_until }: Pick<MemberRow, 'pause' | 'paused_until'>): MemberRecord['pause'] =>
  pause && paused_until && { kind: pause, until: paused_until }

/** Null lifts it. A pause takes the consent to marketing with it: after it the member may give it again. */
export const savePause = (ctx: Ctx, memberId: number, pause: MemberRecord['pause']): Promise<unknown> =>
  updateMember(ctx, memberId, {
    pause: pause?.kind ?? null,
    paused_until: pause?.until ?? null,
    ...(pause && pause.kind !== 'cooling' ? { takes_marketing: false } : {}),
  })

export const saveRealityDue = (ctx: Ctx, memberId: number, dueAt: Date | null): Promise<unknown> =>
  updateMember(ctx, memberId, { reality_due_at: dueAt })

/** Said by who owns the limits, in the transaction that changes them. */
export const saveHasPlayLimits = (ctx: Ctx, memberId: number, hasPlayLimits: boolean): Promise<unknown> =>
  updateMember(ctx, memberId, { has_play_limits: hasPlayLimits })

/** Whether a bonus of the member is active; said by who owns the bonuses, in the transaction that changes it. */
export const saveHasBonus = (ctx: Ctx, memberId: number, hasBonus: boolean): Promise<unknown> =>
  updateMember(ctx, memberId, { has_bonus: hasBonus })

/** Answers whose level it changed: of those that are not `from` any more none. Owned by the module levels. */
export const saveLevels = async (
  ctx: Ctx,
  changes: readonly { memberId: number; from: number; to: number }[],
): Promise<number[]> => (changes.length === 0 ? [] : updateLevels(ctx, changes))

export const launchRefusal = (row: Pick<MemberRecord, 'status' | 'tier'> | undefined): ResultCode | undefined => {
  if (!row) return 'B0091'
  if (row.status === 'locked') return 'B1002'
  if (row.status !== 'active') return 'B0091'
  return row.tier === 'NORMAL' ? undefined : 'B0095'
}

/** B0095: a partner neither plays nor gets what is for who plays. */
export const assertIsNoPartner = async (ctx: Ctx, memberId: number): Promise<void> => {
  const tier = (await restrictionsOf(ctx, [memberId])).get(memberId)?.tier ?? 'NORMAL'
  if (tier !== 'NORMAL') throw new Refusal('B0095')
}

export const recordFrom = (ctx: Ctx, row: MemberRow, banks: ReadonlyMap<string, string>): MemberRecord => ({
  memberId: row.member_id,
  siteId: row.site_id,
  memId: row.mem_id,
  memNick: row.mem_nick,
  memName: row.mem_name,
  memPhone: openPhone(ctx, row.phone_sealed),
  bankCode: row.bank_code,
  bankName: banks.get(row.bank_code) ?? row.bank_code,
  bankacc: openAccount(ctx, row.account_sealed),
  nationCode: row.nation_code,
  level: row.level,
  tier: row.tier,
  status: row.status,
  isDepositBarred: row.is_deposit_barred,
  isWithdrawalBarred: row.is_withdrawal_barred,
  isBettingBarred: row.is_betting_barred,
  hasPlayLimits: row.has_play_limits,
  hasBonus: row.has_bonus,
  pause: pauseOf(row),
  realityDueAt: row.reality_due_at,
  recommenderId: row.recommender_mem_id,
  recommenderMemberId: row.recommender_id,
  joinedAt: row.requested_at,
  lastLoginAt: row.last_login_at,
})
