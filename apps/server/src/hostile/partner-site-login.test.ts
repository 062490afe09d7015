import { expect, test } from 'vitest'
import { CAPTCHA, PASSWORD, runningServer } from '../testing/running-server.ts'
import type { MemberClient } from '../testing/wire-client.ts'
import { enrol, login, partnerSite } from './partner-site.fixture.ts'

const server = await runningServer()
const { ask, atSite, codeNow, enter, enterAgain, goOn, newEmployee, newPartner } = partnerSite(server)
const elsewhere = await server.another()
const partner = await newPartner()
const boss = await enter(partner.memId, PASSWORD)
const member = await server.member()

test('a partner without codes gets no session before it has shown one, and each code and recovery code is good once', async () => {
  const { memId } = await newPartner()
  const typed = { loginId: memId, password: PASSWORD }
  const first = (await ask(login, typed)).data
  expect(first.session).toBeNull()
  expect(first.enrol.address).toContain('otpauth://totp/')
  expect((await ask(enrol, { ...typed, code: '000000' })).resultCode).toBe('LX04')
  // A secret that was begun later takes the place of the one before.
  const second = (await ask(login, typed)).data
  expect((await ask(enrol, { ...typed, code: await codeNow(first.enrol.secret) })).resultCode).toBe('LX04')
  const code = await codeNow(second.enrol.secret)
  const { recoveryCodes } = (await ask(enrol, { ...typed, code })).data
  expect(recoveryCodes).toHaveLength(10)
  expect((await ask(enrol, { ...typed, code })).resultCode).toBe('LX06')
  expect((await ask(login, { ...typed, code })).resultCode).toBe('LX04')
  expect((await ask(login, typed)).resultCode).toBe('LX03')
  expect((await ask(login, { ...typed, code: recoveryCodes[0] })).resultCode).toBe('0')
  expect((await ask(login, { ...typed, code: recoveryCodes[0] })).resultCode).toBe('LX04')
  // One application guards both sites.
  expect((await server.client().logIn(memId, PASSWORD, '1234')).resultCode).toBe('LX03')
})

test('of many who set up one application at once one does, and the account does not wait for the others', async () => {
  const { memId } = await newPartner()
  const typed = { loginId: memId, password: PASSWORD }
  const { secret } = (await ask(login, typed)).data.enrol
  const code = await codeNow(secret)
  const answers = await Promise.all(Array.from({ length: 7 }, () => ask(enrol, { ...typed, code })))
  expect(answers.map(({ resultCode }) => resultCode).toSorted()).toEqual(['0', ...Array(6).fill('LX06')])
  expect((await ask(login, typed)).resultCode).toBe('LX03')
})

test('of two logins with one code, one gets in', async () => {
  const { loginId, password, secret } = await newEmployee(boss.client, 'twice')
  const code = await codeNow(secret)
  const answers = await Promise.all([1, 2].map(() => ask(login, { loginId, password, code })))
  expect(answers.map(({ resultCode }) => resultCode).toSorted()).toEqual(['0', 'LX04'])
})

test('whatever is wrong, the answer is the same', async () => {
  const locked = await newEmployee(boss.client, 'locked')
  const removed = await newEmployee(boss.client, 'removed')
  await boss.client.call('/api/partner/lockEmployee', { employeeId: locked.employeeId, isLocked: true })
  await boss.client.call('/api/partner/removeEmployee', { employeeId: removed.employeeId })
  const suspended = await newPartner()
  await server.ownerPool.query(`UPDATE identity.member SET status = 'suspended' WHERE member_id = $1`, [
    suspended.partnerId,
  ])
  const tries = [
    { loginId: 'nobody99', password: PASSWORD },
    { loginId: `${partner.memId}.nobody`, password: PASSWORD },
    { loginId: `${partner.memId}.locked.x`, password: PASSWORD },
    { loginId: partner.memId, password: 'Wrong7pass!' },
    { loginId: member.memId, password: PASSWORD },
    { loginId: `${member.memId}.locked`, password: PASSWORD },
    { loginId: suspended.memId, password: PASSWORD },
    { loginId: locked.loginId, password: locked.password },
    { loginId: removed.loginId, password: removed.password },
    { loginId: '', password: '' },
    { loginId: "' OR 1=1 --", password: '.' },
  ]
  for (const typed of tries)
    for (const [path, code] of [
      [login, ''],
      [enrol, '123456'],
    ] as const) {
      const { status, resultCode, resultMessage, data } = await ask(path, { ...typed, code })
      expect({ status, resultCode, data }, JSON.stringify(typed)).toEqual({ status: 200, resultCode: 'LX02', data: {} })
      expect(resultMessage).not.toBe('')
    }
}, 180_000)

test('five wrong tries make the account wait at both sites', async () => {
  const { memId } = await newPartner()
  for (let n = 0; n < 5; n++) await ask(login, { loginId: memId, password: 'Wrong7pass!' })
  expect((await ask(login, { loginId: memId, password: PASSWORD })).resultCode).toBe('LX02')
  expect((await server.client().logIn(memId, PASSWORD, '1234')).resultCode).toBe('LX02')
})

test('an employee who is removed, locked or reset is out at once, in every process', async () => {
  const acts = {
    remove: { path: '/api/partner/removeEmployee', body: {} },
    lock: { path: '/api/partner/lockEmployee', body: { isLocked: true } },
    'new password': { path: '/api/partner/resetEmployee', body: { what: 'password' } },
    'new codes': { path: '/api/partner/resetEmployee', body: { what: 'codes' } },
  }
  for (const [at, { path, body }] of Object.values(acts).entries()) {
    const employee = await newEmployee(boss.client, `leaver${at}`, ['tree.read'])
    const there = atSite(employee.client.token, elsewhere.partnerUrl)
    expect((await there.call('/api/partner/tree', {})).resultCode).toBe('0')
    expect((await boss.client.call(path, { employeeId: employee.employeeId, ...body })).resultCode, path).toBe('0')
    for (const client of [employee.client, there])
      expect((await client.call('/api/partner/tree', {})).resultCode, path).toBe('TK001')
  }
}, 180_000)

test('rights that are taken away are gone with the next call, in every process', async () => {
  const employee = await newEmployee(boss.client, 'fewer', ['tree.read'])
  const there = atSite(employee.client.token, elsewhere.partnerUrl)
  expect((await there.call('/api/partner/tree', {})).resultCode).toBe('0')
  const { employeeId } = employee
  await boss.client.call('/api/partner/saveEmployee', { employeeId, name: '창구', rights: ['rates.read'] })
  expect((await there.call('/api/partner/tree', {})).resultCode).toBe('PT06')
})

test('a member that staff lock, or that is no partner any more, is out with all its employees', async () => {
  for (const change of [`status = 'locked'`, `tier = 'NORMAL'`]) {
    const own = await newPartner()
    const owner = await enter(own.memId, PASSWORD)
    const employee = await newEmployee(owner.client, 'mina')
    await server.ownerPool.query(`UPDATE identity.member SET ${change} WHERE member_id = $1`, [own.partnerId])
    for (const { client } of [owner, employee])
      expect((await client.call('/api/partner/me')).resultCode, change).toBe('TK001')
  }
})

test('whom staff lock is out with all its employees, and no session of them comes back when it is unlocked', async () => {
  const own = await newPartner()
  const owner = await enter(own.memId, PASSWORD)
  const employee = await newEmployee(owner.client, 'mina')
  const staff = await server.staff()
  for (const act of ['lock', 'unlock']) {
    const path = `/admin/api/members/${own.partnerId}/${act}`
    expect((await staff.ask('POST', path, { reason: 'as agreed' })).status).toBe(200)
    for (const { client } of [owner, employee])
      expect((await client.call('/api/partner/me')).resultCode, act).toBe('TK001')
  }
  expect((await (await enterAgain(employee)).call('/api/partner/me')).resultCode).toBe('0')
})

test('a new password of a partner, and an end of its sessions by staff, hold at the partner site, too', async () => {
  const own = await newPartner()
  const owner = await enter(own.memId, PASSWORD)
  const employee = await newEmployee(owner.client, 'mina')
  const ends = {
    password: async () => {
      const inside = server.client()
      const { captchaId } = (await inside.call('/api/captcha')).data
      const code = await codeNow(owner.secret)
      const typed = { memId: own.memId, memPass: PASSWORD, captchaId, captcha: CAPTCHA, code }
      inside.token = (await inside.call('/api/member/login', typed)).data.token
      const body = { what: 'password', currentPass: PASSWORD, memPass: 'Nori7other!', memPassCheck: 'Nori7other!' }
      expect((await inside.call('/api/member/update', body)).resultCode).toBe('0')
      return 'Nori7other!'
    },
    staff: async () => {
      const staff = await server.staff()
      const path = `/admin/api/members/${own.partnerId}/end-sessions`
      expect((await staff.ask('POST', path, {})).status).toBe(200)
      return 'Nori7other!'
    },
  }
  let { client } = owner
  for (const [what, end] of Object.entries(ends)) {
    expect((await client.call('/api/partner/me')).resultCode, what).toBe('0')
    const password = await end()
    expect((await client.call('/api/partner/me')).resultCode, what).toBe('TK001')
    expect((await employee.client.call('/api/partner/me')).resultCode, what).toBe('0')
    client = await enterAgain({ ...owner, password })
  }
}, 180_000)

test('sessions are listed and ended: all by the partner, their own by employees', async () => {
  const own = await newPartner()
  const owner = await enter(own.memId, PASSWORD)
  const employee = await newEmployee(owner.client, 'mina')
  const list = async (client: MemberClient) => (await client.call('/api/partner/sessions')).data.list
  const ofOwner = await list(owner.client)
  expect(ofOwner).toHaveLength(2)
  expect(await list(employee.client)).toMatchObject([{ employee: '창구', isOwn: true, mayEnd: false }])
  const bossSession = ofOwner.find(({ employee: name }: { employee: string }) => name === '').sessionId
  const end = (client: MemberClient, sessionId: number) => client.call('/api/partner/endSession', { sessionId })
  expect((await end(employee.client, bossSession)).resultCode).toBe('N404')
  const other = ofOwner.find(({ isOwn }: { isOwn: boolean }) => !isOwn).sessionId
  expect((await end(owner.client, other)).resultCode).toBe('0')
  expect((await employee.client.call('/api/partner/me')).resultCode).toBe('TK001')
  expect((await owner.client.call('/api/partner/site/logout')).resultCode).toBe('0')
  expect((await owner.client.call('/api/partner/me')).resultCode).toBe('TK001')
})

test('an employee changes its password, which ends its other sessions', async () => {
  const employee = await newEmployee(boss.client, 'changer')
  const { loginId, password, secret } = employee
  const { data } = await ask(login, { loginId, password, code: await codeNow(secret) })
  const change = (currentPass: string, newPass: string) =>
    employee.client.call('/api/partner/site/password', { currentPass, newPass })
  expect((await change('Wrong7pass!', 'Nori7other!')).resultCode).toBe('LX02')
  expect((await change(password, 'short')).resultCode).toBe('U102')
  expect((await change(password, 'Nori7other!')).resultCode).toBe('0')
  expect((await atSite(data.session.token).call('/api/partner/me')).resultCode).toBe('TK001')
  expect((await employee.client.call('/api/partner/me')).resultCode).toBe('0')
  expect((await ask(login, { loginId, password })).resultCode).toBe('LX02')
  expect((await ask(login, { loginId, password: 'Nori7other!' })).resultCode).toBe('LX03')
  expect(
    (await boss.client.call('/api/partner/site/password', { currentPass: PASSWORD, newPass: 'Nori7other!' }))
      .resultCode,
  ).toBe('N404')
})

test('a session is over after thirty idle minutes, or twelve hours, however busy', async () => {
  const [idle, busy] = [await enterAgain(boss), await enterAgain(boss)]
  let since = 0
  const at = async (minutes: number) => {
    await goOn((minutes - since) * 60_000)
    since = minutes
  }
  const seen = `SELECT count(*)::int AS seen FROM partner.site_session WHERE last_seen_at > $1`
  await at(20)
  const after = new Date(server.now().getTime() - 60_000)
  expect((await busy.call('/api/partner/site/who')).resultCode).toBe('0')
  await expect.poll(async () => (await server.ownerPool.query(seen, [after])).rows[0].seen).toBe(1)
  await at(31)
  expect((await idle.call('/api/partner/site/who')).resultCode).toBe('TK001')
  expect((await busy.call('/api/partner/site/who')).resultCode).toBe('0')
  await at(12 * 60 - 2)
  await server.ownerPool.query('UPDATE partner.site_session SET last_seen_at = $1', [server.now()])
  expect((await busy.call('/api/partner/site/who')).resultCode).toBe('0')
  await at(12 * 60 + 1)
  expect((await busy.call('/api/partner/site/who')).resultCode).toBe('TK001')
})

test('nothing of all this was an error inside', () => {
  expect(server.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})
