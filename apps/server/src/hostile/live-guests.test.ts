import { livePath, memberTopic, siteTopic, staffTopic } from '@maru/contract'
import { afterEach, expect, test } from 'vitest'
import { type LiveClient, liveClient, type Upgrade } from '../testing/live-client.ts'
import { runningServer } from '../testing/running-server.ts'

const server = await runningServer({ RATE_LIMIT_SCALE: '1' })
const second = await server.another()
const open: LiveClient[] = []
afterEach(async () => {
  for (const socket of open.splice(0)) {
    socket.close()
    await socket.closed
  }
})
const socket = (url: string, upgrade: Upgrade = {}): LiveClient => {
  const client = liveClient(url.replace('http', 'ws') + livePath, upgrade)
  open.push(client)
  return client
}
const guest = async (url = server.url, login = server.sites[1].authorization): Promise<LiveClient> => {
  const client = socket(url)
  await client.say('CONNECT', { 'accept-version': '1.2', login })
  expect(await client.nextFrame()).toMatch(/^CONNECTED/)
  return client
}
const subscribe = async (client: LiveClient, destination: string): Promise<string> => {
  await client.say('SUBSCRIBE', { id: 'x', destination, receipt: 'x' })
  return (await client.nextFrame()).split('\n')[0] ?? ''
}

test('a guest receives at every process what is public of its site, and of no other', async () => {
  const [here, there, naru] = await Promise.all([
    guest(),
    guest(second.url),
    guest(server.url, server.sites[2].authorization),
  ])
  for (const client of [here, there]) expect(await subscribe(client, siteTopic(1))).toBe('RECEIPT')
  expect(await subscribe(naru, siteTopic(2))).toBe('RECEIPT')
  await server.system(async (ctx) => ctx.emit('site.maintenance-changed', { isNow: true }))
  for (const client of [here, there]) expect(await client.nextFrame()).toContain('"cmd":"INSPECT","data1":"Y"')
  await server.system(async (ctx) => ctx.emit('site.maintenance-changed', { isNow: false }), 2)
  expect(await naru.nextFrame()).toContain('"cmd":"INSPECT","data1":"N"')
})

test.each([
  ['a member’s topic', (key: string) => memberTopic(key)],
  ['another site', () => siteTopic(2)],
  ['the desk', () => staffTopic(1)],
  ['everything', () => '/topic/>'],
])('%s is refused to a guest, and the session ends', async (_what, destination) => {
  const { socketKey } = await server.member()
  const client = await guest()
  expect(await subscribe(client, destination(socketKey))).toBe('ERROR')
  await client.closed
})

test('who names a token that is none is no guest, and neither is who names no site', async () => {
  const wrong: Record<string, string>[] = [
    { login: server.sites[1].authorization, passcode: '' },
    { login: server.sites[1].authorization, passcode: 'x'.repeat(43) },
    { login: 'nothing' },
    {},
  ]
  for (const headers of wrong) {
    const client = socket(server.url)
    await client.say('CONNECT', { 'accept-version': '1.2', ...headers })
    expect(await client.nextFrame(), JSON.stringify(headers)).toMatch(/^ERROR/)
  }
})

test('a page of another origin may not connect as a guest either', async () => {
  expect(await socket(server.url, { headers: { origin: 'https://evil.example' } }).refused).toBe(403)
})

test('all guests of an address share one budget of frames and half of its connections: a member still connects', async () => {
  const own = await server.member()
  const guests = await Promise.all(Array.from({ length: 100 }, () => guest()))
  const late = socket(server.url)
  await late.say('CONNECT', { 'accept-version': '1.2', login: server.sites[1].authorization })
  expect(await late.nextFrame()).toContain('too many connections of this login')
  const storm = guests.map(async (client) => {
    for (let n = 0; n < 8; n++) {
      await client.say('SUBSCRIBE', { id: `${n}`, destination: siteTopic(1) })
      await client.say('UNSUBSCRIBE', { id: `${n}` })
    }
  })
  await Promise.all(storm)
  const ended = await Promise.race(guests.map((client) => client.nextFrame()))
  expect(ended).toContain('ERROR\nmessage:too many frames')
  const client = socket(server.url)
  await client.say('CONNECT', { 'accept-version': '1.2', login: own.site.authorization, passcode: own.token })
  expect(await client.nextFrame()).toMatch(/^CONNECTED/)
})
