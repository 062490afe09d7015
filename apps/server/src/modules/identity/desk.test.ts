import { won } from '@maru/contract'
import { beforeEach, expect, test } from 'vitest'
import { listen } from '../../platform/events/events.ts'
import { testServer } from '../../testing/context.ts'
import { addMember, addSecondSite, type NewPerson } from '../../testing/people.ts'
import { balancesOf, house, memberPurse, post } from '../ledger/index.ts'
import { checkWithdrawalPassword, launchRefusal, memberById, memberFile } from './index.ts'
import { endAllSessions, findForDesk, listSessions, lockOut, unlock, unlockWithdrawal } from './member-desk.service.ts'
import { authenticateMember, openSession } from './session.service.ts'
import { markMissedCalls } from './sign-up.repository.ts'
import { approveSignUp, noteCall, rejectSignUp, waitingSignUps } from './sign-up-desk.service.ts'

const ended: { socketKey: string; reason: string }[] = []
const server = await testServer({
  listeners: [listen('identity.session-ended', async (_, payload) => void ended.push(payload))],
})

await addSecondSite(server)
beforeEach(async () => {
  await server.ownerPool.query('TRUNCATE identity.member, identity.session, identity.session_token CASCADE')
  ended.length = 0
})

const audited = async (): Promise<unknown> => {
  const { rows } = await server.pool.query(
    'SELECT action, target, before, after, staff_name, ip FROM audit.entry ORDER BY entry_id DESC LIMIT 1',
  )
  return rows[0]
}
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  )
const status = async (memberId: number) => (await server.guest((ctx) => memberById(ctx, memberId)))?.status

test('the queue shows who waits at this site only, the most urgent first, with what staff need for the call', async () => {
  const partner = await addMember(server, { memId: 'partner1', tier: 'PTN_4' })
  const first = await addMember(server, {
    memId: 'first1',
    status: 'pending',
    memPhone: '01055556666',
    recommenderMemberId: partner,
  })
  server.clock.advance(60_000)
  const second = await addMember(server, { memId: 'second1', status: 'pending' })
  await addMember(server, { memId: 'faraway1', status: 'pending', siteId: 2 })
  const { rows } = await server.staff((ctx) => waitingSignUps(ctx, { search: '', sort: 'due', page: 1, size: 50 }))
  expect(rows.map((row) => row.memberId)).toEqual([first, second])
  expect(rows[0]).toMatchObject({
    memPhone: '01055556666',
    recommenderId: 'partner1',
    isRecommenderActive: true,
    sameIp: 2,
    calledAt: null,
  })
  expect(Date.parse(rows[0]?.callBy ?? '') - Date.parse(rows[0]?.requestedAt ?? '')).toBe(20 * 60_000)
})

test('approval lets in, opens the purses and is in the audit log', async () => {
  const memberId = await addMember(server, { status: 'pending' })
  await server.staff((ctx) => noteCall(ctx, memberId))
  expect(await codeOf(server.staff((ctx) => noteCall(ctx, memberId)))).toBe('STAFF_ALREADY_HANDLED')
  await server.staff((ctx) => approveSignUp(ctx, memberId))
  await server.contexts.drained()
  expect(await status(memberId)).toBe('active')
  expect(await audited()).toMatchObject({
    action: 'sign-up.approve',
    target: `member:${memberId}`,
    before: { status: 'pending' },
    after: { status: 'active' },
    staff_name: 'admin',
    ip: '127.0.0.1',
  })
  await server.system(async (ctx) => {
    await post(ctx, {
      kind: 'deposit',
      currency: 'KRW',
      from: house('bank'),
      to: memberPurse(memberId, 'cash'),
      amount: won(1000),
      key: `t:${memberId}`,
    })
    expect(await balancesOf(ctx, memberId)).toMatchObject({ cash: 1000 })
  })
})

test('rejection keeps the reason and lets nobody in', async () => {
  const memberId = await addMember(server, { status: 'pending' })
  const reason = '<b>전화를</b> 받지 않음'
  await server.staff((ctx) => rejectSignUp(ctx, memberId, reason))
  expect(await server.guest((ctx) => memberFile(ctx, memberId))).toMatchObject({
    status: 'rejected',
    rejectReason: reason,
  })
  expect(await audited()).toMatchObject({ action: 'sign-up.reject', after: { status: 'rejected', reason } })
})

test('a named reason is read by each of the staff in his own language', async () => {
  const memberId = await addMember(server, { status: 'pending' })
  await server.staff((ctx) => rejectSignUp(ctx, memberId, { named: 'no-answer' }))
  const read = (language: 'ko' | 'vn') =>
    server.guest(async (ctx) => (await memberFile({ ...ctx, language }, memberId))?.rejectReason)
  expect([await read('ko'), await read('vn')]).toEqual(['전화 연결 안 됨', 'Không nghe máy'])
  expect(await audited()).toMatchObject({ action: 'sign-up.reject', after: { reason: 'no-answer' } })
})

test('of two staff who decide at once one succeeds, and nothing is decided twice', async () => {
  const memberId = await addMember(server, { status: 'pending' })
  const results = await Promise.all([
    codeOf(server.staff((ctx) => approveSignUp(ctx, memberId))),
    codeOf(server.staff((ctx) => rejectSignUp(ctx, memberId, 'late'))),
    codeOf(server.staff((ctx) => approveSignUp(ctx, memberId))),
  ])
  expect(results.toSorted()).toEqual(['STAFF_ALREADY_HANDLED', 'STAFF_ALREADY_HANDLED', 'done'])
})

test('a call that is not made within twenty minutes is marked, once', async () => {
  await addMember(server, { status: 'pending' })
  const called = await addMember(server, { status: 'pending' })
  await server.staff((ctx) => noteCall(ctx, called))
  expect(await server.system((ctx) => markMissedCalls(ctx), 0)).toBe(0)
  server.clock.advance(20 * 60_000 + 1)
  expect(await server.system((ctx) => markMissedCalls(ctx), 0)).toBe(1)
  expect(await server.system((ctx) => markMissedCalls(ctx), 0)).toBe(0)
})

const acts = {
  noteCall: (id: number) => server.staff((ctx) => noteCall(ctx, id)),
  approve: (id: number) => server.staff((ctx) => approveSignUp(ctx, id)),
  reject: (id: number) => server.staff((ctx) => rejectSignUp(ctx, id, 'reason')),
  lock: (id: number) => server.staff((ctx) => lockOut(ctx, id, 'reason')),
  unlock: (id: number) => server.staff((ctx) => unlock(ctx, id)),
  unlockWithdrawal: (id: number) => server.staff((ctx) => unlockWithdrawal(ctx, id)),
  endSessions: (id: number) => server.staff((ctx) => endAllSessions(ctx, id)),
  sessions: (id: number) => server.staff((ctx) => listSessions(ctx, id, '', 20)),
}

test.each(Object.entries(acts))(
  '%s finds no member of another site and no member that is not there',
  async (_, act) => {
    const faraway = await addMember(server, { siteId: 2, status: 'pending' })
    for (const id of [faraway, 999_999_999]) expect(await codeOf(act(id))).toBe('STAFF_NOT_FOUND')
  },
)

test('a locked member is put out at once, and gets back what it was', async () => {
  const memberId = await addMember(server, { status: 'suspended' })
  const session = await server.system((ctx) => openSession(ctx, memberId))
  await server.staff((ctx) => lockOut(ctx, memberId, 'asked by phone'))
  await server.contexts.drained()
  expect(await server.guest((ctx) => authenticateMember(ctx, session.token))).toBe('expired')
  expect(ended).toEqual([{ memberId, socketKey: session.socketKey, reason: 'locked' }])
  expect(await server.guest((ctx) => memberById(ctx, memberId).then(launchRefusal))).toBe('B1002')
  expect(await audited()).toMatchObject({
    action: 'member.lock',
    before: { status: 'suspended' },
    after: { status: 'locked', reason: 'asked by phone' },
  })
  expect(await codeOf(acts.lock(memberId))).toBe('STAFF_CONFLICT')
  await acts.unlock(memberId)
  expect(await status(memberId)).toBe('suspended')
  expect(await codeOf(acts.unlock(memberId))).toBe('STAFF_CONFLICT')
})

test('who still waits for approval cannot be locked or unlocked into the site', async () => {
  const memberId = await addMember(server, { status: 'pending' })
  expect(await codeOf(acts.lock(memberId))).toBe('STAFF_CONFLICT')
  expect(await codeOf(acts.unlock(memberId))).toBe('STAFF_CONFLICT')
})

test('ending a member’s sessions is seen in its list of sessions', async () => {
  const memberId = await addMember(server)
  await server.system((ctx) => openSession(ctx, memberId))
  await acts.endSessions(memberId)
  expect((await acts.sessions(memberId)).rows).toMatchObject([
    { endReason: 'staff', endedAt: server.clock.now().toISOString() },
  ])
  expect(await audited()).toMatchObject({
    action: 'member.end-sessions',
    before: { openSessions: 1 },
    after: { openSessions: 0 },
  })
})

test('members are found by part of id or nickname, by phone, by account and by its last four digits', async () => {
  const person: NewPerson = { memId: 'moonlit9', memNick: '밤고양이', memPhone: '01023456789', bankacc: '110222339377' }
  const memberId = await addMember(server, person)
  await addMember(server, { memId: 'other%01' })
  await addMember(server, { ...person, siteId: 2 })
  const found = async (search: string) =>
    (await server.staff((ctx) => findForDesk(ctx, { search, status: '', before: '', size: 20 }))).rows.map(
      (row) => row.memberId,
    )
  for (const search of ['MOON', '고양', '010-2345-6789', '110222339377', '9377', ' moonlit9 '])
    expect(await found(search), search).toEqual([memberId])
  for (const search of ['0102345', '3937', '_oonlit9', "' OR 1=1 --", '%%%'])
    expect(await found(search), search).toEqual([])
  expect(await found('%')).toHaveLength(1)
  expect(await found('')).toHaveLength(2)
})

test('five wrong withdrawal passwords lock withdrawals until staff unlock, however many come at once', async () => {
  const memberId = await addMember(server, { withdrawalPassword: '2468' })
  const check = async (password: string) =>
    (await server.inSteps(memberId, (ctx) => checkWithdrawalPassword(ctx, memberId, password))).is
  expect(await check('2468')).toBe('right')
  const verdicts = await Promise.all(Array.from({ length: 8 }, () => check('1111')))
  expect(verdicts.filter((verdict) => verdict === 'wrong')).toHaveLength(4)
  expect(verdicts.filter((verdict) => verdict === 'locked')).toHaveLength(4)
  expect(await check('2468')).toBe('locked')
  expect(await server.guest((ctx) => memberFile(ctx, memberId))).toMatchObject({ isWithdrawalLocked: true })
  await acts.unlockWithdrawal(memberId)
  expect(await check('2468')).toBe('right')
  expect(await codeOf(acts.unlockWithdrawal(memberId))).toBe('STAFF_CONFLICT')
})

test('a right withdrawal password forgets the wrong ones before it, also when the request is refused for another reason', async () => {
  const memberId = await addMember(server, { withdrawalPassword: '2468' })
  const check = async (password: string) =>
    (await server.inSteps(memberId, (ctx) => checkWithdrawalPassword(ctx, memberId, password))).is
  for (let round = 0; round < 3; round++) {
    for (let no = 0; no < 4; no++) expect(await check('1111')).toBe('wrong')
    const refused = server.member(memberId, async (ctx) => {
      expect(await checkWithdrawalPassword(ctx, memberId, '2468')).toMatchObject({ is: 'right' })
      throw new Error('no money')
    })
    await expect(refused).rejects.toThrow('no money')
  }
  const other = await addMember(server)
  expect(await server.member(other, (ctx) => checkWithdrawalPassword(ctx, other, '2468'))).toEqual({ is: 'unset' })
})
