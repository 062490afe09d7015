import { won } from '@maru/contract'
import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { house, memberPurse, vendorAccount } from './account-ref.ts'
import { openPurses } from './balance.service.ts'
import { type Posting, post } from './posting.service.ts'
import { lockPurses } from './purse.repository.ts'

const server = await testServer()
let lastMember = 0
const newMember = async () => {
  const memberId = ++lastMember
  await server.system((ctx) => openPurses(ctx, memberId, 'KRW'))
  return memberId
}
const does = (posting: Posting<never, never>, siteId = 1) =>
  server.system((ctx) => post(ctx, posting as unknown as Posting), siteId)
const deposit = (memberId: number, amount: number) =>
  ({
    kind: 'deposit',
    currency: 'KRW',
    from: house('bank'),
    to: memberPurse(memberId, 'cash'),
    amount: won(amount),
    key: `deposit:${memberId}`,
  }) as never
const request = (memberId: number, n: number) =>
  ({
    kind: 'withdrawal-requested',
    currency: 'KRW',
    from: memberPurse(memberId, 'cash'),
    to: memberPurse(memberId, 'withdrawal-pending'),
    amount: won(1_000),
    key: `request:${memberId}:${n}`,
  }) as never
const toBonus = (memberId: number, currency = 'KRW') =>
  ({
    kind: 'wager-paid',
    currency,
    from: vendorAccount('studio'),
    to: memberPurse(memberId, 'bonus'),
    amount: won(1_000),
    key: `bonus:${memberId}`,
  }) as never
const accountsOf = async (memberId: number) =>
  (
    await server.pool.query(
      `SELECT account_id & 15 AS no, c.code, balance FROM ledger.account JOIN ledger.currency c USING (currency_no)
       WHERE member_id = $1 ORDER BY 1`,
      [memberId],
    )
  ).rows.map(Object.values)

test('opening purses again keeps what is in them', async () => {
  const member = await newMember()
  await does(deposit(member, 10_000))
  await server.system((ctx) => openPurses(ctx, member, 'KRW'))
  expect(await accountsOf(member)).toEqual([
    [1, 'KRW', 10_000],
    [2, 'POINT', 0],
  ])
})

test('a purse is opened by the first transfer to it, once, also when several come at the same moment', async () => {
  const member = await newMember()
  await does(deposit(member, 10_000))
  await Promise.all([1, 2, 3, 4].map((n) => does(request(member, n))))
  expect(await accountsOf(member)).toEqual([
    [1, 'KRW', 6_000],
    [2, 'POINT', 0],
    [3, 'KRW', 4_000],
  ])
})

test('no purse is opened for who is no member, at another site, or in another currency', async () => {
  const member = await newMember()
  await expect(does(toBonus(member + 1_000))).rejects.toThrow(/no account/)
  await expect(does(toBonus(member), 2)).rejects.toThrow(/no account/)
  await expect(does(toBonus(member, 'EUR'))).rejects.toThrow(/no account/)
  expect(await accountsOf(member + 1_000)).toEqual([])
  expect((await accountsOf(member)).map(([no]) => no)).toEqual([1, 2])
})

test('a purse that is opened while others wait for the member is locked with what is in it', async () => {
  const member = await newMember()
  await does(deposit(member, 10_000))
  const lock = () =>
    server.system(async (ctx) => (await lockPurses(ctx, [member], new Set([member]))).get(member)?.bonus)
  const opened = Promise.withResolvers<void>()
  const others = Promise.withResolvers<void>()
  const opening = server.system(async (ctx) => {
    await post(ctx, toBonus(member))
    opened.resolve()
    await others.promise
  })
  await opened.promise
  const locked = [lock(), lock()]
  await waitingForLocks(locked.length)
  others.resolve()
  await opening
  expect(await Promise.all(locked)).toEqual([1_000, 1_000])
})

const waitingForLocks = async (wanted: number): Promise<void> => {
  const { rows } = await server.ownerPool.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  )
  if (rows.length < wanted) return waitingForLocks(wanted)
}
