import { livePath, memberTopic, siteTopic } from '@maru/contract'
import { afterAll, expect, test } from 'vitest'
import { natsServer } from '../platform/live/nats-server.fixture.ts'
import { type LiveClient, liveClient } from '../testing/live-client.ts'
import { grantCash } from '../testing/people.ts'
import { CAPTCHA, PASSWORD, runningServer } from '../testing/running-server.ts'

const nats = await natsServer()
await nats.start()
afterAll(() => nats.kill())
const server = await runningServer({ NATS_URL: nats.url })
const second = await server.another()
type Own = Awaited<ReturnType<typeof server.member>>

/** At the other process than the one that publishes. */
const listening = async (own: Own, destination = memberTopic(own.socketKey)): Promise<LiveClient> => {
  const client = liveClient(second.url.replace('http', 'ws') + livePath)
  await client.say('CONNECT', { 'accept-version': '1.2', login: own.site.authorization, passcode: own.token })
  expect(await client.nextFrame()).toMatch(/^CONNECTED/)
  await client.say('SUBSCRIBE', { id: '1', destination, receipt: '1' })
  expect(await client.nextFrame()).toMatch(/^RECEIPT/)
  return client
}
const until = async (client: LiveClient, part: string): Promise<void> => {
  for (let frame = await client.nextFrame(); !frame.includes(part); frame = await client.nextFrame())
    if (frame === '') throw new Error(`closed before ${part}`)
}

test('balance, site and the end of a session reach the sockets of another process', async () => {
  const own = await server.member()
  const [mine, site] = [await listening(own), await listening(own, siteTopic(1))]
  await server.system((ctx) => grantCash(ctx, own.memberId, 4_000))
  await until(mine, '"cmd":"CASH","data1":4000')
  await server.system(async (ctx) => ctx.emit('site.maintenance-changed', { isNow: false }))
  await until(site, '"cmd":"INSPECT","data1":"N"')
  await own.logIn(own.memId, PASSWORD, CAPTCHA)
  await until(mine, '"cmd":"LOGOUT"')
  await Promise.all([mine.closed, site.closed])
})

test('while NATS is down the site goes on, and what a socket missed comes when it is back', async () => {
  const own = await server.member()
  const mine = await listening(own)
  await nats.kill()
  await server.system((ctx) => grantCash(ctx, own.memberId, 1_500))
  await server.settled()
  expect((await own.call('/api/cash/getUserCash')).data.balance).toBe(1_500)
  const late = await listening(own)
  await nats.start()
  for (const client of [mine, late]) await until(client, '"cmd":"CASH","data1":1500')
  await server.system(async (ctx) => ctx.emit('community.message-sent', { memberId: own.memberId, unread: 0 }))
  await until(mine, '"cmd":"MSG"')
  for (const client of [mine, late]) client.close()
})
