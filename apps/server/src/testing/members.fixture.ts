import { createHash } from 'node:crypto'
import { moneyOf } from '@maru/contract'
import type { Insertable } from 'kysely'
import { insertMember } from '../modules/identity/member.repository.ts'
import { nickKey, sealAccount, sealPhone } from '../modules/identity/personal.rules.ts'
import { openSession } from '../modules/identity/session.service.ts'
import type { MemberTable } from '../modules/identity/tables.ts'
import { house, memberPurse, openPurses, post } from '../modules/ledger/index.ts'
import { siteCurrency } from '../modules/site/index.ts'
import type { Member } from '../platform/context.ts'
import type { TestServer } from './context.ts'

let made = 0

/** An active member with purses and, when asked for, cash. Without a usable password: for tests that do not log in. */
export const addMember = (
  server: TestServer,
  { cash = 0, siteId = 1, ...changes }: Partial<Insertable<MemberTable>> & { cash?: number; siteId?: number } = {},
): Promise<number> =>
  server.system(async (ctx) => {
    const id = `player${++made}x${ctx.random.bytes(2).toString('hex')}`
    const index = (what: string) => createHash('sha256').update(`${what} ${id}`).digest()
    const memberId = await insertMember(ctx, {
      site_id: siteId,
      mem_id: id,
      mem_nick: id,
      nick_key: nickKey(id),
      mem_name: '홍길동',
      password_hash: 'none',
      withdrawal_hash: null,
      phone_sealed: sealPhone(ctx, '01012345678'),
      phone_index: index('phone'),
      account_sealed: sealAccount(ctx, '1234567890'),
      account_index: index('account'),
      account_tail_index: index('tail'),
      bank_code: 'D01',
      nation_code: 'KR',
      level: 1,
      tier: 'NORMAL',
      status: 'active',
      takes_marketing: false,
      recommender_id: null,
      join_ip: '127.0.0.1',
      requested_at: ctx.now,
      call_by: ctx.now,
      called_at: null,
      call_missed_at: null,
      decided_at: ctx.now,
      reject_reason: null,
      lock_reason: null,
      status_before_lock: null,
      last_login_at: null,
      last_ip: null,
      ...changes,
    })
    const currency = await siteCurrency(ctx)
    await openPurses(ctx, memberId, currency)
    if (cash > 0) {
      const to = memberPurse(memberId, 'cash')
      await post(ctx, {
        kind: 'deposit',
        currency,
        from: house('bank'),
        to,
        amount: moneyOf(currency, cash),
        key: `test-cash:${memberId}`,
      })
    }
    return memberId
  }, siteId)

/** Who asks in a session that is really open: for calls that a logout must stop. */
export const loggedIn = (server: TestServer, memberId: number, siteId = 1): Promise<Member> =>
  server.system(async (ctx) => {
    const { sessionId, socketKey, expiresAt } = await openSession(ctx, memberId)
    return { kind: 'member', memberId, sessionId, socketKey, expiresAt, tier: 'NORMAL' }
  }, siteId)
