import { expect, test } from 'vitest'
import { Topics } from './topics.ts'

const reader = () => {
  const bodies: string[] = []
  const deliver = (message: Buffer): void => void bodies.push(String(message).split('\n\n')[1]?.slice(0, -1) ?? '')
  return { bodies, deliver, end: (why = '') => void bodies.push(why), check: () => {} }
}
type OneReader = ReturnType<typeof reader>
/** Subscribed, and released at once. */
const subscribe = (topics: Topics, topic: string, id: string, to: OneReader, name?: string) => {
  const opened = name === undefined ? { topic } : { topic, name }
  const { subscription } = topics.subscribe(opened, { id, destination: topic, reader: to })
  topics.release(subscription)
  return subscription
}

test('what is published under a name reaches every destination that answers to it, and nobody else', () => {
  const topics = new Topics()
  const [old, fresh, other] = [reader(), reader(), reader()]
  subscribe(topics, '/topic/old', 's', old, 'member 1')
  subscribe(topics, '/topic/fresh', 's', fresh, 'member 1')
  subscribe(topics, '/topic/other', 's', other, 'member 2')
  topics.publish('member 1', 'hello')
  topics.publish('/topic/fresh', 'only here')
  expect([old.bodies, fresh.bodies, other.bodies]).toEqual([['hello'], ['hello', 'only here'], []])
})

test('an older version that comes after a newer one is dropped, and so is the same one again', () => {
  const topics = new Topics()
  const own = reader()
  subscribe(topics, '/topic/own', 's', own, 'member 1')
  for (const version of [4, 6, 5, 6, 7]) topics.publish('member 1', `v${version}`, version)
  topics.publish('member 1', 'without')
  expect(own.bodies).toEqual(['v4', 'v6', 'v7', 'without'])
})

test('a name is forgotten with its last listener, and its versions begin anew', () => {
  const topics = new Topics()
  const [first, second] = [reader(), reader()]
  const a = subscribe(topics, '/topic/own', 'a', first, 'member 1')
  const b = subscribe(topics, '/topic/own', 'b', second, 'member 1')
  topics.publish('member 1', 'v9', 9)
  topics.unsubscribe(a)
  topics.publish('member 1', 'v8', 8)
  expect(second.bodies).toEqual(['v9'])
  topics.unsubscribe(b)
  subscribe(topics, '/topic/own', 'a', first, 'member 1')
  topics.publish('member 1', 'v1', 1)
  expect(first.bodies).toEqual(['v9', 'v1'])
})

test('one reader with two subscriptions receives a message under each, and counts once', () => {
  const topics = new Topics()
  const own = reader()
  const first = subscribe(topics, '/topic/own', 'a', own)
  subscribe(topics, '/topic/own', 'b', own)
  topics.publish('/topic/own', 'twice')
  expect([own.bodies, topics.readers('/topic/own')]).toEqual([['twice', 'twice'], 1])
  topics.unsubscribe(first)
  topics.unsubscribe(first)
  topics.publish('/topic/own', 'once')
  expect([own.bodies.length, topics.readers('/topic/own')]).toEqual([3, 1])
})

test('what is published before the snapshot comes after it, and not at all where the snapshot knows it', () => {
  const topics = new Topics()
  const own = reader()
  const { subscription } = topics.subscribe({ topic: '/prices' }, { id: 'p', destination: '/prices', reader: own })
  for (const version of [4, 5, 6]) topics.publish('/prices', `v${version}`, version)
  topics.publish('/prices', 'without')
  expect(own.bodies).toEqual([])
  topics.release(subscription, [{ body: 'all until 5', version: 5 }])
  topics.publish('/prices', 'v7', 7)
  expect(own.bodies).toEqual(['all until 5', 'v6', 'without', 'v7'])
  // The snapshot of one who comes later may be newer than what was delivered; nobody else misses what is in it.
  const late = reader()
  const { subscription: second } = topics.subscribe(
    { topic: '/prices' },
    { id: 'p', destination: '/prices', reader: late },
  )
  topics.release(second, [{ body: 'all until 8', version: 8 }])
  for (const version of [8, 9]) topics.publish('/prices', `v${version}`, version)
  expect(own.bodies.slice(-2)).toEqual(['v8', 'v9'])
  expect(late.bodies).toEqual(['all until 8', 'v9'])
})

test('a reader for whom too much waits is sent away, and the others go on', () => {
  const topics = new Topics()
  const [slow, other] = [reader(), reader()]
  topics.subscribe({ topic: '/prices' }, { id: 'p', destination: '/prices', reader: slow })
  subscribe(topics, '/prices', 'p', other)
  for (let n = 0; n <= 1_000; n++) topics.publish('/prices', 'x')
  expect([slow.bodies, other.bodies.length]).toEqual([['not possible now, come back later'], 1_001])
})

test('each subscription and each login asks for its subject once, and gives it back once', () => {
  const asked: string[] = []
  const topics = new Topics({
    add: (subject) => {
      asked.push(`+${subject}`)
      return undefined
    },
    remove: (subject) => void asked.push(`-${subject}`),
  })
  const own = reader()
  topics.join('login', own, 'member 1')
  const { subscription } = topics.subscribe(
    { topic: '/own', name: 'all of 1', subject: 'member 1' },
    { id: 'o', destination: '/own', reader: own },
  )
  const site = subscribe(topics, '/site', 's', own)
  expect(topics.subscribed().toSorted()).toEqual(['/site', 'all of 1'])
  for (const each of [subscription, subscription, site]) topics.unsubscribe(each)
  topics.leave('login', own, 'member 1')
  expect(asked).toEqual(['+member 1', '+member 1', '+/site', '-member 1', '-/site', '-member 1'])
})

test('two sites may name different topics alike', () => {
  const topics = new Topics()
  const [maru, naru] = [reader(), reader()]
  for (const [topic, to] of [
    ['1 /topic/powerball', maru],
    ['2 /topic/powerball', naru],
  ] as const) {
    const { subscription } = topics.subscribe({ topic }, { id: 'p', destination: '/topic/powerball', reader: to })
    topics.release(subscription)
  }
  topics.publish('1 /topic/powerball', 'drawn')
  expect([maru.bodies, naru.bodies]).toEqual([['drawn'], []])
})

test('one login is asked about its end without the others, and all are when news may have been missed', () => {
  const topics = new Topics()
  const asked: string[] = []
  for (const login of ['login 1', 'login 2']) topics.join(login, { ...reader(), check: () => void asked.push(login) })
  topics.check('login 2')
  topics.check('login 3')
  expect(asked).toEqual(['login 2'])
  topics.check()
  expect(asked).toEqual(['login 2', 'login 1', 'login 2'])
})
