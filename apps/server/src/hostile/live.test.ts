import { connect } from 'node:net'
import { adminLivePath, livePath, memberTopic, siteTopic, staffTopic } from '@maru/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { type LiveClient, liveClient, type Upgrade } from '../testing/live-client.ts'
import { CAPTCHA, PASSWORD, runningServer } from '../testing/running-server.ts'
import type { MemberClient } from '../testing/wire-client.ts'

const server = await runningServer()
const memberSocket = server.url.replace('http', 'ws') + livePath
const officeSocket = server.adminUrl.replace('http', 'ws') + adminLivePath
const officeOrigin = { origin: server.adminUrl }
const open: LiveClient[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})

const socket = (url: string, upgrade: Upgrade = {}): LiveClient => {
  const client = liveClient(url, upgrade)
  open.push(client)
  return client
}
const connected = async (by: MemberClient, login = by.site.authorization): Promise<LiveClient> => {
  const client = socket(memberSocket)
  await client.say('CONNECT', { 'accept-version': '1.2', login, passcode: by.token })
  expect(await client.nextFrame()).toMatch(/^CONNECTED/)
  return client
}
/** What the server answers to a subscription: RECEIPT or ERROR. */
const subscribed = async (client: LiveClient, destination: string, id = destination): Promise<string> => {
  await client.say('SUBSCRIBE', { id, destination, receipt: id })
  return (await client.nextFrame()).split('\n')[0] ?? ''
}

describe("the members' socket", () => {
  test.each([
    ["another member's topic", (other: MemberClient) => memberTopic(other.socketKey)],
    ['the topic of a token', (other: MemberClient) => memberTopic(other.token)],
    ["another site's topic", () => siteTopic(2)],
    ['the topic of staff', () => staffTopic(1)],
    ['a wildcard of one step', () => '/topic/member/*'],
    ['a wildcard of many steps', () => '/topic/**'],
    ['a wildcard of another kind', () => '/topic/>'],
    ['a path that climbs', () => '/topic/site/1/../../staff/1'],
    ['a topic in capitals', () => '/TOPIC/site/1'],
    ['an empty destination', () => ''],
    ['a prototype', () => '__proto__'],
  ])('%s is refused, and the session ends', async (_what, destination) => {
    const own = await server.member()
    const other = await server.member()
    const client = await connected(own)
    expect(await subscribed(client, destination(other), 'x')).toBe('ERROR')
    await client.closed
  })

  test('only a good token of the same site connects', async () => {
    const own = await server.member()
    const neighbour = await server.member({ siteId: 2 })
    const wrong: [string, string][] = [
      [own.site.authorization, ''],
      [own.site.authorization, 'A'.repeat(43)],
      [own.site.authorization, own.socketKey],
      [own.site.authorization, neighbour.token],
      [neighbour.site.authorization, own.token],
      ['', own.token],
    ]
    for (const [login, passcode] of wrong) {
      const client = socket(memberSocket)
      await client.say('CONNECT', { 'accept-version': '1.2', login, passcode })
      expect(await client.nextFrame(), `${login} ${passcode}`).toMatch(/^ERROR/)
      await client.closed
    }
  })

  test('nobody sends a message through it, or anything before CONNECT', async () => {
    const own = await server.member()
    const client = await connected(own)
    await client.say('SEND', { destination: memberTopic(own.socketKey) }, '{"cmd":"CASH","data1":1,"data2":1}')
    expect(await client.nextFrame()).toMatch(/^ERROR/)
    const hasty = socket(memberSocket)
    await hasty.say('SUBSCRIBE', { id: '1', destination: siteTopic(1) })
    expect(await hasty.nextFrame()).toMatch(/^ERROR/)
  })

  test.each([
    ['logs out', async (own: MemberClient) => void (await own.call('/api/member/logout'))],
    [
      'logs in elsewhere',
      async (own: MemberClient & { memId: string }) => void (await own.logIn(own.memId, PASSWORD, CAPTCHA)),
    ],
    [
      'is locked',
      async (own: MemberClient & { memberId: number }) => {
        const boss = await server.staff()
        await boss.ask('POST', `/admin/api/members/${own.memberId}/lock`, { reason: 'hostile' })
      },
    ],
  ])('who %s is notified, and the socket receives nothing more', async (_what, leave) => {
    const own = await server.member({ cash: 50_000 })
    await server.settled()
    const client = await connected(own)
    expect(await subscribed(client, memberTopic(own.socketKey))).toBe('RECEIPT')
    expect(await subscribed(client, siteTopic(1))).toBe('RECEIPT')
    await leave(own)
    expect(await client.nextFrame()).toContain('"cmd":"LOGOUT"')
    await client.closed
    const again = socket(memberSocket)
    await again.say('CONNECT', { 'accept-version': '1.2', login: own.site.authorization, passcode: client.passcode })
    expect(await again.nextFrame()).toMatch(/^ERROR/)
  })

  test('a page of another origin is refused the upgrade', async () => {
    for (const origin of ['https://evil.example', 'null', server.adminUrl, `${server.url}.evil.example`])
      expect(await socket(memberSocket, { headers: { origin } }).refused, origin).toBe(403)
  })
})

describe('the socket of the office', () => {
  const upgradeOf = async (): Promise<{ clerk: Awaited<ReturnType<typeof server.staff>>; upgrade: Upgrade }> => {
    const clerk = await server.staff('cashier')
    return { clerk, upgrade: { headers: { ...officeOrigin, cookie: clerk.cookie } } }
  }
  const connect12 = (client: LiveClient) => client.say('CONNECT', { 'accept-version': '1.2' })

  test("without a cookie, with a forged one, or with a member's token nobody connects", async () => {
    const own = await server.member()
    for (const cookie of [
      '',
      `maru_office=${'A'.repeat(43)}`,
      `maru_office=${own.token}`,
      `maru_session=${own.token}`,
    ]) {
      const client = socket(officeSocket, { headers: { ...officeOrigin, cookie } })
      await client.say('CONNECT', { 'accept-version': '1.2', login: own.site.authorization, passcode: own.token })
      expect(await client.nextFrame(), cookie).toMatch(/^ERROR/)
    }
  })

  test('a good cookie from another origin, or from none, is refused', async () => {
    const { clerk } = await upgradeOf()
    const origins: Record<string, string>[] = [{}, { origin: 'https://evil.example' }, { origin: server.url }]
    for (const headers of origins)
      expect(await socket(officeSocket, { headers: { cookie: clerk.cookie, ...headers } }).refused).toBe(403)
  })

  test('staff receive their sites only, and no member', async () => {
    const own = await server.member()
    for (const destination of [staffTopic(2), memberTopic(own.socketKey), '/topic/staff/*', siteTopic(1)]) {
      const { upgrade } = await upgradeOf()
      const client = socket(officeSocket, upgrade)
      await connect12(client)
      expect(await client.nextFrame()).toMatch(/^CONNECTED/)
      expect(await subscribed(client, destination, 'x'), destination).toBe('ERROR')
    }
  })

  test('who logs out is cut off with the next heart-beat', async () => {
    const { clerk, upgrade } = await upgradeOf()
    const client = socket(officeSocket, upgrade)
    await connect12(client)
    expect(await client.nextFrame()).toMatch(/^CONNECTED/)
    expect(await subscribed(client, staffTopic(1))).toBe('RECEIPT')
    await clerk.ask('POST', '/admin/api/logout', {})
    await client.closed
  })
})

describe('an upgrade', () => {
  const knock = (target: string, then?: 'reset'): Promise<string> =>
    new Promise((done) => {
      const { hostname, port } = new URL(server.url)
      let received = ''
      const raw = connect(Number(port), hostname, () => {
        raw.write(
          `GET ${target} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
        )
        if (then === 'reset') setImmediate(() => raw.resetAndDestroy())
      })
      raw.on('data', (bytes) => {
        received += bytes
      })
      raw.on('error', () => {})
      raw.on('close', () => done(received))
    })

  test('to any other address is answered and let go, and the process lives', async () => {
    for (const target of ['//', '/', '/nothing', '///', '/live/..', 'http://[', '*', '/%', '/\\', '/livelive'])
      expect(await knock(target), target).toMatch(/^HTTP\/1.1 4\d\d /)
    expect((await fetch(`${server.url}/health`)).status).toBe(200)
  })

  test('that is dropped halfway harms nobody', async () => {
    for (const target of ['/nothing', livePath, '//']) await knock(target, 'reset')
    expect((await fetch(`${server.url}/health`)).status).toBe(200)
  })
})
