import type { PartnerTier } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { Services } from '../../platform/services.ts'
import { openPurses } from '../ledger/index.ts'
import { siteCurrency } from '../site/index.ts'
import { countDemoAccounts } from './demo-account.repository.ts'
import { findMemberByMemId, insertMember } from './member.repository.ts'
import { notifyAdmitted } from './observe.ts'
import { hashPassword } from './password.ts'
import { accountIndex, accountTailIndex, nickKey, phoneIndex, sealAccount, sealPhone } from './personal.rules.ts'
import { CALL_MS } from './sign-up.rules.ts'
import { findStaffByLogin, insertStaff } from './staff.repository.ts'
import type { StaffRole } from './staff.roles.ts'
import { sealTotp } from './totp.ts'

export type DemoMember = {
  memId: string
  memNick: string
  memName: string
  memPhone: string
  bankCode: string
  bankacc: string
  password: string
  withdrawalPassword: string
  status: 'active' | 'pending'
  tier: PartnerTier
  level: number
  recommenderMemberId: number | null
}
export type DemoStaff = {
  loginId: string
  name: string
  role: StaffRole
  password: string
  totpSecret: string
  siteIds: number[]
}

/** Real money and accounts whose passwords everybody can read do not go together: a licensed server does not start with one. */
export const refuseDemoAccounts = async (services: Services): Promise<void> => {
  if (services.config.MARU_MODE === 'demo') return
  const who = { kind: 'system', job: 'identity.start' } as const
  const found = await services.reading({ who, siteId: 0 }, countDemoAccounts)
  if (found > 0)
    throw new Error(`MARU_MODE=licensed: the database holds ${found} demo accounts; start with a new database`)
}

const hashes = new Map<string, Promise<string>>()
/** Everybody can read the passwords of a demo, so its accounts may share their hashes; a start is seconds shorter by it. */
const demoHash = (password: string): Promise<string> => {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

const assertDemo = ({ config }: Ctx): void => {
  if (config.MARU_MODE !== 'demo') throw new Error('demo accounts are for MARU_MODE=demo')
}

/** `isNew` is false when the id was there already: then nothing is changed. */
export const ensureDemoMember = async (ctx: Ctx, demo: DemoMember): Promise<{ memberId: number; isNew: boolean }> => {
  assertDemo(ctx)
  const known = await findMemberByMemId(ctx, demo.memId)
  if (known) return { memberId: known.member_id, isNew: false }
  const isPending = demo.status === 'pending'
  const memberId = await insertMember(ctx, {
    site_id: ctx.siteId,
    mem_id: demo.memId,
    mem_nick: demo.memNick,
    nick_key: nickKey(demo.memNick),
    mem_name: demo.memName,
    password_hash: await demoHash(demo.password),
    withdrawal_hash: await demoHash(demo.withdrawalPassword),
    phone_sealed: sealPhone(ctx, demo.memPhone),
    phone_index: phoneIndex(ctx, demo.memPhone),
    account_sealed: sealAccount(ctx, demo.bankacc),
    account_index: accountIndex(ctx, demo.bankacc),
    account_tail_index: accountTailIndex(ctx, demo.bankacc),
    bank_code: demo.bankCode,
    nation_code: 'KR',
    level: demo.level,
    tier: demo.tier,
    status: demo.status,
    takes_marketing: false,
    recommender_id: demo.recommenderMemberId,
    // An address of documentation for each, or they would look like one person to staff.
    join_ip: `203.0.113.${Number(demo.bankacc.slice(-2)) + 1}`,
    requested_at: ctx.now,
    call_by: new Date(ctx.now.getTime() + CALL_MS),
    called_at: isPending ? null : ctx.now,
    decided_at: isPending ? null : ctx.now,
    is_demo: true,
  })
  if (!isPending) {
    await openPurses(ctx, memberId, await siteCurrency(ctx))
    await notifyAdmitted(ctx, { memberId, tier: demo.tier, recommenderMemberId: demo.recommenderMemberId })
  }
  return { memberId, isNew: true }
}

export const ensureDemoStaff = async (ctx: Ctx, demo: DemoStaff): Promise<void> => {
  assertDemo(ctx)
  if (await findStaffByLogin(ctx, demo.loginId)) return
  await insertStaff(ctx, {
    login_id: demo.loginId,
    name: demo.name,
    role: demo.role,
    password_hash: await demoHash(demo.password),
    totp_sealed: sealTotp(ctx, demo.totpSecret),
    site_ids: demo.siteIds,
    is_demo: true,
    created_at: ctx.now,
  })
}
