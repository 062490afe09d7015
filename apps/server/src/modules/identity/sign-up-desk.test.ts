import { permissions } from '@maru/contract'
import { beforeEach, expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addMember, addSecondSite } from '../../testing/people.ts'
import { memberById } from './index.ts'
import { approveSignUp, noteCall, rejectSignUps, waitingSignUps } from './sign-up-desk.service.ts'

const server = await testServer()
await addSecondSite(server)
beforeEach(() => server.ownerPool.query('TRUNCATE identity.member CASCADE'))

type Search = Parameters<typeof waitingSignUps>[1]
const list = (changes: Partial<Search> = {}, who = {}) =>
  server.staff((ctx) => waitingSignUps(ctx, { search: '', sort: 'due', page: 1, size: 50, ...changes }), who)
const idsOf = async (changes: Partial<Search> = {}) => (await list(changes)).rows.map((row) => row.memId)
const apply = (memId: string, changes: object = {}) => addMember(server, { memId, status: 'pending', ...changes })
const codeOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  )
const statusOf = async (memberId: number) => (await server.guest((ctx) => memberById(ctx, memberId)))?.status
const minute = 60_000

test('each of 1,503 who wait is on exactly one page', async () => {
  const one = await apply('first1')
  await server.ownerPool.query(
    `INSERT INTO identity.member (site_id, mem_id, mem_nick, nick_key, mem_name, password_hash, phone_sealed, phone_index, account_sealed, account_index,
       account_tail_index, bank_code, nation_code, level, tier, status, takes_marketing, join_ip, requested_at, call_by)
     SELECT site_id, 'spam' || n, 'spam' || n, 'spam' || n, mem_name, password_hash, phone_sealed, decode(md5('p' || n), 'hex'), account_sealed,
       decode(md5('a' || n), 'hex'), account_tail_index, bank_code, nation_code, level, tier, status, takes_marketing, '198.51.100.4', requested_at, call_by
     FROM identity.member, generate_series(1, 1502) n WHERE member_id = $1`,
    [one],
  )
  const seen: number[] = []
  for (let page = 1; page <= 16; page++) {
    const { rows, total } = await list({ page, size: 100 })
    expect(total).toBe(1503)
    seen.push(...rows.map((row) => row.memberId))
  }
  expect(seen).toHaveLength(1503)
  expect(new Set(seen).size).toBe(1503)
})

test('they are found by part of id or nickname, by recommender, address, whole phone and account, and by nothing of another site', async () => {
  const partner = await addMember(server, { memId: 'partner1', tier: 'PTN_4' })
  await apply('moonlit9', {
    memNick: '별밤지기',
    memPhone: '01055556666',
    bankacc: '777000111222',
    recommenderMemberId: partner,
  })
  await apply('other123')
  await addMember(server, { memId: 'moonfar1', status: 'pending', siteId: 2 })
  for (const search of ['MOON', 'lit', '별밤', 'partner1', '010-5555-6666', '777000111222'])
    expect(await idsOf({ search }), search).toEqual(['moonlit9'])
  expect(await idsOf({ search: '192.0.2.' })).toHaveLength(2)
  for (const search of ['%', '_', "' OR 1=1 --", '5555']) expect(await idsOf({ search }), search).toEqual([])
})

test('the order is by the call, by the newest, or by the most common address', async () => {
  await apply('first1')
  server.clock.advance(minute)
  await apply('second1')
  await server.ownerPool.query("UPDATE identity.member SET join_ip = '198.51.100.4' WHERE mem_id = 'first1'")
  server.clock.advance(minute)
  await apply('third1')
  expect(await idsOf({ sort: 'due' })).toEqual(['first1', 'second1', 'third1'])
  expect(await idsOf({ sort: 'newest' })).toEqual(['third1', 'second1', 'first1'])
  expect(await idsOf({ sort: 'address' })).toEqual(['second1', 'third1', 'first1'])
})

test('staff who may not see contacts get the last four digits, and find nobody by phone or account', async () => {
  await apply('moonlit9', { memPhone: '01055556666', bankacc: '777000111222' })
  const who = { permissions: permissions.filter((permission) => permission !== 'members.contact') }
  expect((await list({}, who)).rows[0]).toMatchObject({ memPhone: '***-****-6666', bankacc: '********1222' })
  expect((await list({ search: '01055556666' }, who)).total).toBe(0)
  expect((await list({ search: '777000111222' }, who)).total).toBe(0)
})

test('after twenty minutes without a call, also when it was noted later, approving needs a reason, which is audited', async () => {
  const [late, calledLate, called] = [await apply('late1'), await apply('late2'), await apply('intime1')]
  await server.staff((ctx) => noteCall(ctx, called))
  server.clock.advance(20 * minute + 1)
  await server.staff((ctx) => noteCall(ctx, calledLate))
  const approve = (memberId: number, reason?: string) =>
    codeOf(server.staff((ctx) => approveSignUp(ctx, memberId, reason)))
  expect(await approve(late)).toBe('STAFF_REASON_REQUIRED')
  expect(await approve(calledLate)).toBe('STAFF_REASON_REQUIRED')
  expect(await statusOf(late)).toBe('pending')
  expect(await approve(called)).toBe('done')
  expect(await approve(late, '본인이 지점을 방문함')).toBe('done')
  const { rows } = await server.pool.query(
    `SELECT after FROM audit.entry WHERE target = $1 AND action = 'sign-up.approve'`,
    [`member:${late}`],
  )
  expect(rows).toMatchObject([{ after: { wasLate: true, reason: '본인이 지점을 방문함' } }])
})

test('many are rejected together, each with the reason in the log; decided ones and those of other sites are left as they are', async () => {
  const [first, second, active] = [await apply('spam1'), await apply('spam2'), await addMember(server)]
  const faraway = await addMember(server, { siteId: 2, status: 'pending' })
  const ids = [second, first, first, active, faraway, 999_999_999]
  expect(await server.staff((ctx) => rejectSignUps(ctx, ids, '자동 가입으로 보임'))).toBe(2)
  expect([await statusOf(first), await statusOf(second), await statusOf(active)]).toEqual([
    'rejected',
    'rejected',
    'active',
  ])
  const { rows } = await server.pool.query(
    `SELECT target, after FROM audit.entry WHERE action = 'sign-up.reject' AND target = ANY($1) ORDER BY target`,
    [[`member:${first}`, `member:${second}`]],
  )
  expect(rows.map((row) => row.after.reason)).toEqual(['자동 가입으로 보임', '자동 가입으로 보임'])
  expect(await server.staff((ctx) => rejectSignUps(ctx, ids, 'again'))).toBe(0)
})

test('of two who reject the same at once, nobody is decided twice', async () => {
  const ids = [await apply('spam1'), await apply('spam2'), await apply('spam3')]
  const counts = await Promise.all([
    server.staff((ctx) => rejectSignUps(ctx, ids, 'spam')),
    server.staff((ctx) => rejectSignUps(ctx, ids.toReversed(), 'spam')),
  ])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3)
})
