import { readFileSync } from 'node:fs'
import { staffCodes } from '@maru/contract'
import { adminCalls } from '@maru/contract/catalogue'
import { expect, test } from 'vitest'
import { runningServer } from '../testing/running-server.ts'

// The guide is all that the author of a program has, so what it says is sent.
const guide = readFileSync(new URL('../../../../docs/guides/call-the-back-office.md', import.meta.url), 'utf8')
const server = await runningServer()
const staff = await server.staff()
const statusIn = (code: string): number => Number(new RegExp(`^\\| \`${code}\` \\| (\\d+) \\|`, 'm').exec(guide)?.[1])
const ask = async (method: string, path: string, headers: Record<string, string>, body?: object) => {
  const sent = {
    method,
    headers: { cookie: staff.cookie, ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }
  const answer = await fetch(server.adminUrl + path, sent)
  return { status: answer.status, json: (await answer.json()) as { code?: string; message?: string } }
}
const refused = (code: string) => ({ status: statusIn(code), json: expect.objectContaining({ code }) })

test('every code stands in the guide', () => {
  for (const code of staffCodes) expect(statusIn(code)).toBeGreaterThanOrEqual(400)
})

test('the body of the login is answered like any wrong one, for its account does not exist', async () => {
  const [, shown = ''] = /```json POST \/admin\/api\/login\n(.*)\n```/.exec(guide) ?? []
  const headers = { 'x-requested-with': 'maru-office', 'content-type': 'application/json' }
  expect(await ask('POST', '/admin/api/login', headers, JSON.parse(shown))).toEqual(refused('STAFF_LOGIN_FAILED'))
})

test('a change without the header, a foreign site and a call without a session are refused as the guide says', async () => {
  const json = { 'content-type': 'application/json' }
  expect(await ask('POST', '/admin/api/logout', json, {})).toEqual(refused('STAFF_FORBIDDEN'))
  expect(await ask('GET', '/admin/api/me', { 'x-site-id': '2' })).toEqual(refused('STAFF_FORBIDDEN'))
  expect(await ask('GET', '/admin/api/me', { cookie: '' })).toEqual(refused('STAFF_LOGIN_REQUIRED'))
  expect((await ask('GET', '/admin/api/me', { 'x-site-id': '1' })).status).toBe(200)
})

test('texts come in the language that the guide names by its header', async () => {
  const [, name = ''] = /^\| `([\w-]+): ko` \|/m.exec(guide) ?? []
  const inEnglish = await ask('GET', '/admin/api/me', { cookie: '', [name]: 'en' })
  const inKorean = await ask('GET', '/admin/api/me', { cookie: '', [name]: 'ko' })
  expect(inEnglish.json.message).toMatch(/^[A-Z]/)
  expect(inKorean.json.message).toMatch(/[가-힣]/)
})

test('every call that the guide names is one of the back office, and it names those that pay and credit coin', () => {
  const calls = new Set(adminCalls.map(({ method, path }) => `${method} ${path}`))
  const named = [...guide.matchAll(/\b(?:GET|POST|PUT|DELETE) \/admin\/api\/[\w/:-]+/g)].map(([call]) => call)
  expect(named.filter((call) => !calls.has(call))).toEqual([])
  const ofCoin = [...calls].filter(
    (call) => call.startsWith('POST /admin/api/coin/') && !call.endsWith('-requests/:requestId/drop'),
  )
  expect(ofCoin.filter((call) => !named.includes(call))).toEqual([])
})
