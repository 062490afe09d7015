import { livePath, memberTopic, partnerTopic } from '@maru/contract'
import { afterEach, expect, test } from 'vitest'
import { addBelow } from '../modules/partner/partner.fixture.ts'
import { type LiveClient, liveClient } from '../testing/live-client.ts'
import { PASSWORD, runningServer } from '../testing/running-server.ts'
import type { MemberClient } from '../testing/wire-client.ts'
import { partnerSite } from './partner-site.fixture.ts'

const server = await runningServer()
const { enter, enterAgain, newEmployee, newPartner } = partnerSite(server)
const one = await newPartner()
const boss = await enter(one.memId, PASSWORD)

const open: LiveClient[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})
const connect = async (token: string, url = server.partnerUrl): Promise<LiveClient> => {
  const client = liveClient(url.replace('http', 'ws') + livePath)
  open.push(client)
  await client.say('CONNECT', {
    'accept-version': '1.2',
    login: server.sites[1].authorization,
    ...(token === '' ? {} : { passcode: token }),
  })
  return client
}
const subscribed = async ({ token, socketKey }: MemberClient): Promise<LiveClient> => {
  const client = await connect(token)
  expect(await client.nextFrame()).toMatch(/^CONNECTED/)
  await client.say('SUBSCRIBE', { id: '1', destination: partnerTopic(socketKey), receipt: '1' })
  expect(await client.nextFrame()).toMatch(/^RECEIPT/)
  return client
}

test('a partner and its employee see members come at the partner site, and a stranger sees nothing of it', async () => {
  const employee = await newEmployee(boss.client, 'live', ['tree.read'])
  const stranger = await enter((await newPartner()).memId, PASSWORD)
  const [own, desk, other] = [
    await subscribed(await enterAgain(boss)),
    await subscribed(employee.client),
    await subscribed(stranger.client),
  ]
  const memId = 'comingmember'
  await addBelow(server, one.partnerId, { memId, password: PASSWORD })
  await server.client().logIn(memId, PASSWORD, '1234')
  expect(await own.nextFrame()).toContain('{"what":["online"]}')
  expect(await desk.nextFrame()).toContain('{"what":["online"]}')
  await stranger.client.call('/api/partner/site/logout')
  expect(await other.nextFrame()).toContain('"isOver":true')
})

test('a session’s socket opens no topic but its own, and neither site’s tokens open the other’s socket', async () => {
  const own = await enterAgain(boss)
  const another = await enterAgain(boss)
  for (const destination of [
    partnerTopic(another.socketKey),
    memberTopic(own.socketKey),
    '/topic/site/1',
    '/topic/tables',
  ]) {
    const client = await connect(own.token)
    expect(await client.nextFrame()).toMatch(/^CONNECTED/)
    await client.say('SUBSCRIBE', { id: '1', destination, receipt: '1' })
    expect(await client.nextFrame(), destination).toMatch(/^ERROR\nmessage:not authorised/)
  }
  const member = await server.member()
  for (const [token, url] of [
    [own.token, server.url],
    [member.token, server.partnerUrl],
    ['', server.partnerUrl],
  ] as const)
    expect(await (await connect(token, url)).nextFrame()).toMatch(/^ERROR\nmessage:not authorised/)
})

test('a socket ends with its session: by its own logout, when another ends it, when the employee is locked or idle', async () => {
  const ended = async (client: LiveClient): Promise<void> => {
    await client.closed
    let last = ''
    for (let frame = await client.nextFrame(); frame !== ''; frame = await client.nextFrame()) last = frame
    expect(last).toMatch(/^ERROR\nmessage:session has ended/)
  }
  const leaving = await enterAgain(boss)
  const silent = await connect(leaving.token)
  expect(await silent.nextFrame()).toMatch(/^CONNECTED/)
  const listening = await subscribed(leaving)
  await leaving.call('/api/partner/site/logout')
  await Promise.all([ended(silent), ended(listening)])

  const boss2 = await enterAgain(boss)
  const employee = await newEmployee(boss2, 'locked', ['tree.read'])
  const locked = await subscribed(employee.client)
  await boss2.call('/api/partner/lockEmployee', { employeeId: employee.employeeId, isLocked: true })
  await ended(locked)

  const sleeper = await subscribed(await enterAgain(boss))
  await server.ownerPool.query(
    "UPDATE partner.site_session SET last_seen_at = last_seen_at - interval '31 minutes' WHERE ended_at IS NULL",
  )
  await sleeper.say('SUBSCRIBE', { id: '2', destination: partnerTopic('any'), receipt: '2' })
  await sleeper.closed
  expect(await sleeper.nextFrame()).toMatch(/^ERROR\nmessage:session has run out/)
})
