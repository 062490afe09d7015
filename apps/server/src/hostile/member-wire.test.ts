import { createCipheriv, type KeyObject, randomBytes } from 'node:crypto'
import { type Call, generalCodes } from '@maru/contract'
import { memberWireCalls } from '@maru/contract/catalogue'
import { expect, test } from 'vitest'
import { seal } from '../platform/http/envelope.ts'
import { CAPTCHA, PASSWORD, type RunningServer, runningServer } from '../testing/running-server.ts'
import type { MemberClient, Sending, WireAnswer } from '../testing/wire-client.ts'
import { memberBodies } from './bodies.ts'
import { tracesOf } from './traces.ts'
import { attackedToday, attacksOn, deepJson, inTurns, placesIn, withAt } from './values.ts'

const server = await runningServer()
const guest = server.client()
const member = await server.member({ cash: 50_000 })
const neighbour = await server.member({ siteId: 2, cash: 50_000 })

/** Ending the session that attacks is no attack; nor is renewing it. */
const endsSession = new Set([
  '/api/member/logout',
  '/api/getToken',
  '/api/protection/timeOut',
  '/api/protection/exclude',
])
const memberCalls = memberWireCalls.filter((call) => call.audience !== 'guest')
const bodyOf = (call: Call): object => memberBodies[call.path]?.() ?? {}

const hasDeclaredShape = (call: Call, answer: WireAnswer, what: string): void => {
  const about = `${call.path} ${what} -> ${answer.status} ${answer.resultCode} ${JSON.stringify(answer.data).slice(0, 300)}`
  expect(answer.status, about).toBeLessThan(500)
  expect([...generalCodes, ...call.refusals], about).toContain(answer.resultCode)
  expect(typeof answer.resultMessage, about).toBe('string')
  expect(answer.resultCode === '0' || answer.resultMessage !== '', about).toBe(true)
  if (answer.resultCode === '0') expect(call.data.safeParse(answer.data).success, about).toBe(true)
  else expect(answer.data, about).toBeTypeOf('object')
}

/** Sends it as each of the attackers may, and holds the answer against the contract. */
const attack = async (by: MemberClient, call: Call, body: unknown, sending: Sending, what: string) => {
  const answer = await by.call(call.path, body, sending)
  hasDeclaredShape(call, answer, what)
  return answer
}

const unchanged = async (what: () => Promise<unknown>, on: RunningServer = server): Promise<void> => {
  await on.settled()
  const before = await tracesOf(on.ownerPool)
  await what()
  await on.settled()
  expect(await tracesOf(on.ownerPool)).toEqual(before)
}

test('every call with a body has an honest one here to start from', () => {
  const withBody = memberWireCalls.filter((call) => !call.body.safeParse({}).success).map((call) => call.path)
  for (const path of withBody) expect(Object.keys(memberBodies)).toContain(path)
})

test('a broken envelope, no body, a foreign seal and a deep or huge body are refused by every call and change nothing', () =>
  unchanged(async () => {
    const bodies: [string, number][] = [
      ['', 400],
      ['null', 400],
      ['[]', 400],
      ['{"d":1}', 400],
      ['{"d":"AAAA"}', 400],
      [`{"d":"${'A'.repeat(200)}"}`, 400],
      ['{"d":"x","__proto__":{}}', 400],
      [deepJson(30_000), 400],
      [seal(server.sites[2].key, {}), 400],
      [seal(server.sites[1].key, null), 400],
      [seal(server.sites[1].key, 'text'), 400],
      [JSON.stringify({ d: 'A'.repeat(1024 * 1024) }), 413],
    ]
    for (const call of attackedToday(memberWireCalls))
      for (const [raw, status] of bodies)
        expect(
          (await attack(member, call, {}, { raw }, raw.slice(0, 40))).status,
          `${call.path} ${raw.slice(0, 40)}`,
        ).toBe(status)
  }))

test('a body nested as deep as it has room for is a bad body, not an error of the server', async () => {
  for (const call of attackedToday(memberWireCalls.filter((one) => !endsSession.has(one.path)))) {
    const deep = await attack(
      member,
      call,
      {},
      { raw: sealText(server.sites[1].key, `{"x":${deepJson(20_000)}}`) },
      'deep',
    )
    expect(deep, call.path).toMatchObject({ status: 400, resultCode: 'E400' })
  }
})

test.each([
  '10000.0000000000001',
  '10000.0',
  '1e4',
  '-0',
  '9007199254740993',
  '20000,"amount":10000',
  '20000,"\\u0061mount":10000',
])('a deposit of %s is a bad body: its text is read, and nothing of it is rounded or left out', async (amount) => {
  const text = `{"requestKey":"${randomBytes(8).toString('hex')}","bonus":"none","amount":${amount}}`
  const raw = sealText(server.sites[1].key, text)
  await unchanged(async () => {
    expect((await member.call('/api/cash/in', {}, { raw })).resultCode).toBe('E400')
  })
})

test('any value in the place of any field gets a declared answer, and none moves money or makes a row', async () => {
  await unchanged(async () => {
    for (const call of attackedToday(memberWireCalls.filter((one) => !endsSession.has(one.path)))) {
      const places = placesIn(bodyOf(call)).concat([[], ['unknownField'], ['siteId']])
      await inTurns(attacksOn(places), async ({ place, value }) => {
        const body = withAt(bodyOf(call), place, value)
        await attack(member, call, body, {}, `${place.join('.')} = ${JSON.stringify(value)?.slice(0, 60)}`)
      })
    }
  })
}, 180_000)

test('without a token, or with a forged one, every call of members is TK001; a guest call does not mind', () =>
  unchanged(async () => {
    const forged = ['A'.repeat(43), `${member.token.slice(0, -1)}~`, "' OR 1=1 --", 'x'.repeat(5_000), member.socketKey]
    for (const call of memberCalls)
      for (const token of ['', ...forged])
        expect((await attack(member, call, bodyOf(call), { token }, token.slice(0, 20))).resultCode, call.path).toBe(
          'TK001',
        )
    expect((await guest.call('/api/etc/siteOption', {}, { token: forged[0] ?? '' })).resultCode).toBe('0')
  }))

test("another site's token, id or seal opens nothing at this site", () =>
  unchanged(async () => {
    for (const call of memberCalls) {
      expect((await attack(guest, call, bodyOf(call), { token: neighbour.token }, 'token of site 2')).resultCode).toBe(
        'TK001',
      )
      expect((await attack(neighbour, call, bodyOf(call), { token: member.token }, 'token of site 1')).resultCode).toBe(
        'TK001',
      )
    }
    for (const call of memberWireCalls)
      for (const siteId of [2, '2', 0, -1, null, 'x', '01', ' 1', '1e0', [1], ['1'], { toString: 1 }, { valueOf: 1 }])
        expect(
          (await attack(member, call, { ...bodyOf(call), siteId }, {}, `siteId ${JSON.stringify(siteId)}`)).resultCode,
          call.path,
        ).toBe('E401')
  }))

test('a wrong site authorization is 401 for every call', () =>
  unchanged(async () => {
    const wrong = ['', 'x', 'x'.repeat(5_000), server.sites[2].authorization, "' OR ''='", '__proto__']
    for (const call of memberWireCalls)
      for (const authorization of wrong.filter((one) => one !== server.sites[2].authorization))
        expect(await attack(member, call, bodyOf(call), { authorization }, authorization.slice(0, 20))).toMatchObject({
          status: 401,
          resultCode: 'E401',
        })
  }))

test('a replaced token is TK999 for every call of members, a retired one TK001, an expired one TK001', async () => {
  const own = await server.member()
  const first = own.token
  await own.logIn(own.memId, PASSWORD, CAPTCHA)
  const second = own.token
  own.token = (await own.call('/api/getToken')).data.token
  await server.moveClock(60_000)
  for (const call of memberCalls) {
    expect((await attack(own, call, bodyOf(call), { token: first }, 'replaced')).resultCode, call.path).toBe('TK999')
    expect((await attack(own, call, bodyOf(call), { token: second }, 'retired')).resultCode, call.path).toBe('TK001')
  }
  await server.moveClock(121 * 60_000)
  for (const call of memberCalls)
    expect((await attack(own, call, bodyOf(call), {}, 'expired')).resultCode, call.path).toBe('TK001')
  await server.moveClock(0)
})

test('nothing of all this was an error inside, and no answer reveals the inside', () => {
  const errors = server.logged.filter((line) => JSON.parse(line).level >= 50)
  expect(errors).toEqual([])
})

/** Any text as a body: what no honest client could write. */
const sealText = (key: KeyObject, text: string): string => {
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  return JSON.stringify({ d: Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]).toString('base64') })
}
