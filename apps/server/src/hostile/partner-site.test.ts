import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Call, generalCodes } from '@maru/contract'
import { memberWireCalls, partnerSiteCalls } from '@maru/contract/catalogue'
import { expect, test } from 'vitest'
import { PASSWORD, runningServer } from '../testing/running-server.ts'
import { memberClient } from '../testing/wire-client.ts'
import { memberBodies } from './bodies.ts'
import { partnerSiteBodies } from './partner-bodies.ts'
import { enrol, login, partnerSite } from './partner-site.fixture.ts'

const server = await runningServer()
const { ask, atSite, codeNow, enter, enterAgain, newEmployee, newPartner } = partnerSite(server)
const boss = await enter((await newPartner()).memId, PASSWORD)
const member = await server.member({ cash: 50_000 })
const bodyOf = ({ path }: Call): object => memberBodies[path]?.() ?? partnerSiteBodies[path]?.() ?? {}
const needsLogin = (call: Call): boolean => call.audience !== 'guest'

test('a login of the partner site opens no call of members, and none of partners at the member site', async () => {
  const client = memberClient(server.url, server.sites[1])
  for (const call of memberWireCalls.filter(needsLogin))
    expect((await client.call(call.path, bodyOf(call), { token: boss.client.token })).resultCode, call.path).toBe(
      'TK001',
    )
})

test('the partner site serves no call of members, whoever asks', async () => {
  for (const call of memberWireCalls.filter((one) => one.audience === 'member'))
    for (const token of ['', boss.client.token, member.token])
      expect(await atSite(token).call(call.path, bodyOf(call)), call.path).toMatchObject({
        status: 404,
        resultCode: 'E404',
      })
}, 180_000)

test('a login of the member site opens no call of the partner site, a partner’s neither', async () => {
  const inside = server.client()
  const { memId } = await newPartner()
  await inside.logIn(memId, PASSWORD, '1234')
  expect((await inside.call('/api/partner/me')).resultCode).toBe('0')
  for (const token of [inside.token, inside.socketKey, 'A'.repeat(43), "' OR 1=1 --"])
    for (const call of partnerSiteCalls.filter(needsLogin))
      expect((await atSite(token).call(call.path, bodyOf(call))).resultCode, call.path).toBe('TK001')
}, 180_000)

test('the calls of the login are served at the partner site alone', async () => {
  for (const path of [login, enrol, ...Object.keys(partnerSiteBodies)])
    expect((await server.client().call(path, {}, { token: boss.client.token })).resultCode, path).toBe('E404')
})

test('a broken envelope, a foreign seal and a wrong authorization are refused by every call', async () => {
  for (const call of partnerSiteCalls) {
    for (const raw of ['', '[]', '{"d":"AAAA"}'])
      expect((await boss.client.call(call.path, {}, { raw })).status, `${call.path} ${raw}`).toBe(400)
    expect((await boss.client.call(call.path, bodyOf(call), { authorization: 'x'.repeat(30) })).status).toBe(401)
    const answer = await boss.client.call(call.path, { ...bodyOf(call), siteId: 2 })
    expect(answer.resultCode, call.path).toBe('E401')
  }
}, 180_000)

test('an honest answer has the shape of the contract, and its codes', async () => {
  const own = await enterAgain(boss)
  for (const call of partnerSiteCalls.filter(({ path }) => !path.endsWith('/logout'))) {
    const answer = await own.call(call.path, bodyOf(call))
    expect([...generalCodes, ...call.refusals], `${call.path} ${answer.resultCode}`).toContain(answer.resultCode)
    if (answer.resultCode === '0') expect(call.data.safeParse(answer.data).success, call.path).toBe(true)
  }
}, 180_000)

test('a wrong code and a call without the right to it are security events of the partner', async () => {
  const own = await newPartner()
  const { client } = await enter(own.memId, PASSWORD)
  const employee = await newEmployee(client, 'watched', ['tree.read'])
  expect((await employee.client.call('/api/partner/rates', {})).resultCode).toBe('PT06')
  const { loginId, password } = employee
  expect((await ask(login, { loginId, password, code: '000000' })).resultCode).toBe('LX04')
  const seen = async () => {
    const { rows } = await server.pool.query(
      'SELECT kind, detail FROM platform.security_event_view WHERE subject = $1 ORDER BY 1',
      [`member:${own.partnerId}`],
    )
    return rows.map(({ kind, detail }) => `${kind}: ${detail}`)
  }
  await expect
    .poll(seen, { timeout: 5_000 })
    .toEqual(['member-login-failed: partner site, code', 'permission-refused: rates.read'])
})

test('nothing of all this was an error inside', () => {
  expect(server.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})

test('a program that logs in as the guide does sets its codes up once, and reads its own figures', async () => {
  const guide = readFileSync(new URL('../../../../docs/guides/call-the-partner-site.md', import.meta.url), 'utf8')
  const file = join(mkdtempSync(join(tmpdir(), 'maru-guide-')), 'login.mjs')
  writeFileSync(file, /^```js login\n([\s\S]*?)\n```$/m.exec(guide)?.[1] ?? '')
  const { logIn } = await import(/* @vite-ignore */ pathToFileURL(file).href)
  const { memId } = await newPartner()
  const first = await logIn(server.partnerUrl, memId, PASSWORD, '', codeNow)
  const again = await logIn(server.partnerUrl, memId, PASSWORD, first.secret, codeNow)
  expect((await again.call('/api/partner/site/who')).loginId).toBe(memId)
  expect((await again.call('/api/partner/wagers', { day: '2026-11-20' })).list).toEqual([])
  await again.call('/api/partner/site/logout')
  await expect(again.call('/api/partner/me')).rejects.toThrow('TK001')
  await expect(logIn(server.partnerUrl, memId, PASSWORD, '', codeNow)).rejects.toThrow('LX03')
  for (const code of ['LX02', 'LX03', 'LX04', 'LX06', 'TK001', 'PT04', 'PT06'])
    expect(guide).toContain(`| \`${code}\` |`)
})
