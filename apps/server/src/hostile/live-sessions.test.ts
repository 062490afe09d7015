import { livePath, memberTopic } from '@maru/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { type LiveClient, liveClient } from '../testing/live-client.ts'
import { grantCash } from '../testing/people.ts'
import { CAPTCHA, PASSWORD, runningServer } from '../testing/running-server.ts'

const server = await runningServer()
const second = await server.another()
const processes = { 'the same process': server.url, 'another process': second.url }
type Own = Awaited<ReturnType<typeof server.member>>

const open: LiveClient[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})
const connected = async (own: Own, url: string): Promise<LiveClient> => {
  const client = liveClient(url.replace('http', 'ws') + livePath)
  open.push(client)
  await client.say('CONNECT', { 'accept-version': '1.2', login: own.site.authorization, passcode: own.token })
  expect(await client.nextFrame()).toMatch(/^CONNECTED/)
  return client
}
const subscribe = (client: LiveClient, own: Own): Promise<void> =>
  client.say('SUBSCRIBE', { id: '1', destination: memberTopic(own.socketKey), receipt: '1' })
/** Everything until the socket closes. */
const allReceived = async (client: LiveClient): Promise<string> => {
  let received = ''
  for (let frame = await client.nextFrame(); frame !== ''; frame = await client.nextFrame()) received += frame
  return received
}
const changeBalance = async (own: Own): Promise<void> => {
  await server.system((ctx) => grantCash(ctx, own.memberId, 777))
  await server.settled()
}

const boss = await server.staff()
const ends: Record<string, (own: Own) => Promise<unknown>> = {
  'logs out': (own) => own.call('/api/member/logout'),
  'logs in elsewhere': (own) => own.logIn(own.memId, PASSWORD, CAPTCHA),
  'is locked by staff': (own) => boss.ask('POST', `/admin/api/members/${own.memberId}/lock`, { reason: 'hostile' }),
  'is put out by staff': (own) =>
    boss.ask('POST', `/admin/api/members/${own.memberId}/end-sessions`, { reason: 'hostile' }),
}

describe.each(Object.entries(processes))('at %s', (_where, url) => {
  test.each(Object.entries(ends))('the sockets of who %s end, whatever they have subscribed to', async (_what, end) => {
    const own = { ...(await server.member()) }
    const [silent, listening] = [await connected(own, url), await connected(own, url)]
    await subscribe(listening, own)
    expect(await listening.nextFrame()).toMatch(/^RECEIPT/)
    await end(own)
    await Promise.all([silent.closed, listening.closed])
    await changeBalance(own)
    expect(await allReceived(silent)).toMatch(/^ERROR\nmessage:session has ended/)
    const received = await allReceived(listening)
    expect(received).toContain('"cmd":"LOGOUT"')
    expect(received).not.toContain('"data1":777')
  })

  test('a socket that subscribes after its session was ended unseen receives no balance', async () => {
    const own = await server.member()
    const client = await connected(own, url)
    // As if the process had missed the news.
    await server.ownerPool.query(
      "UPDATE identity.session SET ended_at = now(), end_reason = 'staff' WHERE member_id = $1",
      [own.memberId],
    )
    await subscribe(client, own)
    await changeBalance(own)
    await client.closed
    expect(await allReceived(client)).toMatch(/^ERROR\nmessage:session has ended/)
  })

  test('a session that ended while the process received nothing ends its sockets when it receives again', async () => {
    const own = await server.member()
    const client = await connected(own, url)
    await subscribe(client, own)
    expect(await client.nextFrame()).toMatch(/^RECEIPT/)
    await server.ownerPool.query(
      "UPDATE identity.session SET ended_at = now(), end_reason = 'staff' WHERE member_id = $1",
      [own.memberId],
    )
    await server.ownerPool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'maru-live' AND datname = current_database()",
    )
    await client.closed
    expect(await allReceived(client)).toMatch(/^ERROR\nmessage:session has ended/)
  })
})

test('a session that has run out may subscribe to nothing; one that was prolonged may', async () => {
  const own = await server.member()
  const client = await connected(own, server.url)
  await server.moveClock(100 * 60_000)
  own.token = (await own.call('/api/getToken')).data.token
  await server.moveClock(150 * 60_000)
  await subscribe(client, own)
  expect(await client.nextFrame()).toMatch(/^RECEIPT/)
  await server.moveClock(300 * 60_000)
  await client.say('SUBSCRIBE', { id: '2', destination: '/topic/site/1' })
  await client.closed
  const received = await allReceived(client)
  // Before the clock moved, the first subscription may have received something.
  expect(received).toMatch(/ERROR\nmessage:session has run out/)
  expect(received).not.toContain('subscription:2')
  await server.moveClock(0)
})
