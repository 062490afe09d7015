import { randomInt } from 'node:crypto'
import { type MemberStatus, type PartnerTier, won } from '@maru/contract'
import { insertMember } from '../modules/identity/member.repository.ts'
import {
  accountIndex,
  accountTailIndex,
  nickKey,
  phoneIndex,
  sealAccount,
  sealPhone,
} from '../modules/identity/personal.rules.ts'
import { insertStaff } from '../modules/identity/staff.repository.ts'
import type { StaffRole } from '../modules/identity/staff.roles.ts'
import { newTotpSecret, sealTotp } from '../modules/identity/totp.ts'
import { house, memberPurse, openPurses, type Posted, post } from '../modules/ledger/index.ts'
import { siteCurrency } from '../modules/site/index.ts'
import type { Ctx } from '../platform/context.ts'
import type { TestServer } from './context.ts'
import { quickHash } from './quick-hash.ts'

export type NewPerson = {
  siteId?: number
  memId?: string
  memNick?: string
  memPhone?: string
  bankacc?: string
  status?: MemberStatus
  tier?: PartnerTier
  level?: number
  recommenderMemberId?: number
  /** Hashing takes a moment, so a member has a password only when the test needs it. */
  password?: string
  withdrawalPassword?: string
  isDepositBarred?: boolean
  isWithdrawalBarred?: boolean
  isBettingBarred?: boolean
}

let count = 0

/** A member with purses, active unless said otherwise. Answers the member id. */
export const addMember = (server: Pick<TestServer, 'system'>, person: NewPerson = {}): Promise<number> =>
  server.system(async (ctx) => {
    const no = ++count
    const memId = person.memId ?? `member${no}`
    const nick = person.memNick ?? `닉${no}번`
    const phone = person.memPhone ?? `010${String(10_000_000 + no)}`
    const account = person.bankacc ?? `${randomInt(100_000, 999_999)}${String(no).padStart(6, '0')}`
    const status = person.status ?? 'active'
    const memberId = await insertMember(ctx, {
      site_id: ctx.siteId,
      mem_id: memId,
      mem_nick: nick,
      nick_key: nickKey(nick),
      mem_name: '홍길동',
      password_hash: person.password === undefined ? 'none' : await quickHash(person.password),
      withdrawal_hash: person.withdrawalPassword === undefined ? null : await quickHash(person.withdrawalPassword),
      phone_sealed: sealPhone(ctx, phone),
      phone_index: phoneIndex(ctx, phone),
      account_sealed: sealAccount(ctx, account),
      account_index: accountIndex(ctx, account),
      account_tail_index: accountTailIndex(ctx, account),
      bank_code: 'D01',
      nation_code: 'KR',
      level: person.level ?? 1,
      tier: person.tier ?? 'NORMAL',
      status,
      is_deposit_barred: person.isDepositBarred ?? false,
      is_withdrawal_barred: person.isWithdrawalBarred ?? false,
      is_betting_barred: person.isBettingBarred ?? false,
      takes_marketing: false,
      recommender_id: person.recommenderMemberId ?? null,
      join_ip: '192.0.2.1',
      requested_at: ctx.now,
      call_by: new Date(ctx.now.getTime() + 20 * 60_000),
      decided_at: status === 'pending' ? null : ctx.now,
    })
    if (status !== 'pending' && status !== 'rejected') await openPurses(ctx, memberId, await siteCurrency(ctx))
    return memberId
  }, person.siteId ?? 1)

/** The second site, where nothing of the first may be seen. */
export const addSecondSite = async (server: TestServer): Promise<void> => {
  await server.pool.query(
    `INSERT INTO site.site (site_id, name, theme, host, authorization_key, wire_key)
     VALUES (2, 'Naru', 'naru', 'naru.localhost', 'test-authorization-of-site-2', $1) ON CONFLICT DO NOTHING`,
    [Buffer.alloc(32, 2).toString('base64')],
  )
}

/** A bank that sign-ups may name. */
export const addBank = async (server: TestServer, bankCode = 'D01', siteId = 1): Promise<void> => {
  await server.pool.query(
    'INSERT INTO site.bank (site_id, bank_code, names, ord) VALUES ($1, $2, $3, 1) ON CONFLICT DO NOTHING',
    [siteId, bankCode, { ko: '가람은행', en: 'Garam Bank', vn: 'Ngân hàng Garam' }],
  )
}

/** A staff account; answers the seed of its one-time codes with its id. */
export const addStaff = (
  server: Pick<TestServer, 'system'>,
  staff: { loginId: string; password: string; role?: StaffRole; siteIds?: number[] },
): Promise<{ staffId: number; totpSecret: string }> =>
  server.system(async (ctx) => {
    const totpSecret = newTotpSecret()
    const staffId = await insertStaff(ctx, {
      login_id: staff.loginId,
      name: staff.loginId,
      role: staff.role ?? 'superadmin',
      password_hash: await quickHash(staff.password),
      totp_sealed: sealTotp(ctx, totpSecret),
      site_ids: staff.siteIds ?? [1],
      created_at: ctx.now,
    })
    return { staffId, totpSecret }
  })

/** The cash that a member begins with, in won. Once for each. */
export const grantCash = (ctx: Ctx, memberId: number, cash: number): Promise<Posted> =>
  post(ctx, {
    kind: 'adjustment-credit',
    currency: 'KRW',
    from: house('adjustment'),
    to: memberPurse(memberId, 'cash'),
    amount: won(cash),
    key: `test:${memberId}`,
  })
