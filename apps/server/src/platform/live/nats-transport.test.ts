import { randomUUID } from 'node:crypto'
import { bodies, busSuite, processWith } from '@maru/stomp/bus.suite'
import { afterAll, describe, expect, test } from 'vitest'
import { natsServer } from './nats-server.fixture.ts'
import { natsTransport } from './nats-transport.ts'

const nats = await natsServer()
await nats.start()
const prefix = `maru.${randomUUID()}`
const { one, two } = await busSuite(natsTransport(nats.url, prefix))
afterAll(() => nats.kill())

describe('a server that', () => {
  test('is of several installations carries nothing from one to another', async () => {
    const other = await processWith(natsTransport(nats.url, 'maru.other'))
    await Promise.all([other.bus.add('1.site'), two.bus.add('1.site')])
    one.bus.publish([{ subject: '1.site', body: 'ours' }])
    await expect.poll(() => bodies(two.received)).toContain('ours')
    expect(other.received).toEqual([])
    await other.bus.close()
  })

  test('is down harms no process: its own sockets are served, and all is missed when it is back', async () => {
    await two.bus.add('1.site')
    const missed = [one.missed, two.missed]
    await nats.kill()
    one.bus.publish([{ subject: '1.site', body: 'here at least' }])
    expect(bodies(one.received)).toContain('here at least')
    // Asked for while it is down: answered at once.
    await two.bus.add('1.late')
    await nats.start()
    await expect.poll(() => [one.missed > (missed[0] ?? 0), two.missed > (missed[1] ?? 0)]).toEqual([true, true])
    one.bus.publish(['1.site', '1.late'].map((subject) => ({ subject, body: `back ${subject}` })))
    await expect.poll(() => bodies(two.received)).toEqual(expect.arrayContaining(['back 1.site', 'back 1.late']))
  })

  test('is not there when a process starts is waited for beside its work', async () => {
    await nats.kill()
    const early = await processWith(natsTransport(nats.url, prefix))
    await early.bus.add('1.site')
    await nats.start()
    await expect.poll(() => early.missed).toBeGreaterThan(0)
    await expect
      .poll(() => {
        one.bus.publish([{ subject: '1.site', body: 'found' }])
        return bodies(early.received)
      })
      .toContain('found')
    await early.bus.close()
  })

  test('asks who it is gets user and password of the address, and refuses others', async () => {
    const closed = await natsServer('--user', 'maru', '--pass', 'p@ss word')
    await closed.start()
    const address = closed.url.replace('//', '//maru:p%40ss%20word@')
    const [a, b] = [
      await processWith(natsTransport(address, prefix)),
      await processWith(natsTransport(address, prefix)),
    ]
    const stranger = await processWith(natsTransport(closed.url, prefix))
    await Promise.all([b, stranger].map(({ bus }) => bus.add('1.site')))
    a.bus.publish([{ subject: '1.site', body: 'secret' }])
    await expect.poll(() => bodies(b.received)).toEqual(['secret'])
    expect(stranger.received).toEqual([])
    await Promise.all([a, b, stranger].map(({ bus }) => bus.close()))
    await closed.kill()
  })
})
