import { won } from '@maru/contract'
import type { Insertable } from 'kysely'
import { insertMember } from '../modules/identity/member.repository.ts'
import { hashPassword } from '../modules/identity/password.ts'
import {
  accountIndex,
  accountTailIndex,
  nickKey,
  phoneIndex,
  sealAccount,
  sealPhone,
} from '../modules/identity/personal.rules.ts'
import type { MemberTable } from '../modules/identity/tables.ts'
import { house, memberPurse, openPurses, post } from '../modules/ledger/index.ts'
import type { TestServer } from './context.ts'

export type TestMember = { memberId: number; memId: string }

let made = 0

/** An approved member with purses and, where `cash` says so, money. Withdrawal password 1234. */
export const testMember = (
  server: TestServer,
  { cash = 0, ...changes }: Partial<Insertable<MemberTable>> & { cash?: number } = {},
  siteId = 1,
): Promise<TestMember> =>
  server.system(async (ctx) => {
    const n = String(++made).padStart(4, '0')
    const memId = `tester${n}`
    const phone = `0101234${n}`
    const account = `110200${n}`
    const memberId = await insertMember(ctx, {
      site_id: siteId,
      mem_id: memId,
      mem_nick: memId,
      nick_key: nickKey(memId),
      mem_name: '김하늘',
      password_hash: 'none',
      withdrawal_hash: await hashOf1234(),
      phone_sealed: sealPhone(ctx, phone),
      phone_index: phoneIndex(ctx, phone),
      account_sealed: sealAccount(ctx, account),
      account_index: accountIndex(ctx, account),
      account_tail_index: accountTailIndex(ctx, account),
      bank_code: 'D01',
      nation_code: 'KR',
      level: 1,
      tier: 'NORMAL',
      status: 'active',
      takes_marketing: false,
      join_ip: '127.0.0.1',
      requested_at: ctx.now,
      call_by: ctx.now,
      decided_at: ctx.now,
      ...changes,
    })
    await openPurses(ctx, memberId)
    if (cash > 0)
      await post(ctx, {
        kind: 'adjustment-credit',
        currency: 'KRW',
        from: house('adjustment'),
        to: memberPurse(memberId, 'cash'),
        amount: won(cash),
        key: `test:${memberId}`,
      })
    return { memberId, memId }
  }, siteId)

/** Made once per test file: a hash costs 25 ms. */
let withdrawalHash: Promise<string> | undefined
const hashOf1234 = (): Promise<string> => {
  withdrawalHash ??= hashPassword('1234')
  return withdrawalHash
}
