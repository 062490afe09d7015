import { expect, test } from 'vitest'
import { Topics } from './topics.ts'

const reader = () => {
  const bodies: string[] = []
  const deliver = (message: Buffer): void => void bodies.push(String(message).split('\n\n')[1]?.slice(0, -1) ?? '')
  return { bodies, deliver, end: () => {}, check: () => {} }
}

test('what is published under a name reaches every destination that answers to it, and nobody else', () => {
  const topics = new Topics()
  const [old, fresh, other] = [reader(), reader(), reader()]
  topics.subscribe('/topic/old', 's', old, 'member 1')
  topics.subscribe('/topic/fresh', 's', fresh, 'member 1')
  topics.subscribe('/topic/other', 's', other, 'member 2')
  topics.publish('member 1', 'hello')
  topics.publish('/topic/fresh', 'only here')
  expect([old.bodies, fresh.bodies, other.bodies]).toEqual([['hello'], ['hello', 'only here'], []])
})

test('an older version that comes after a newer one is dropped, and so is the same one again', () => {
  const topics = new Topics()
  const own = reader()
  topics.subscribe('/topic/own', 's', own, 'member 1')
  for (const version of [4, 6, 5, 6, 7]) topics.publish('member 1', `v${version}`, version)
  topics.publish('member 1', 'without')
  expect(own.bodies).toEqual(['v4', 'v6', 'v7', 'without'])
})

test('a name is forgotten with its last listener, and its versions begin anew', () => {
  const topics = new Topics()
  const [first, second] = [reader(), reader()]
  const a = topics.subscribe('/topic/own', 'a', first, 'member 1')
  const b = topics.subscribe('/topic/own', 'b', second, 'member 1')
  topics.publish('member 1', 'v9', 9)
  topics.unsubscribe(a)
  topics.publish('member 1', 'v8', 8)
  expect(second.bodies).toEqual(['v9'])
  topics.unsubscribe(b)
  topics.subscribe('/topic/own', 'a', first, 'member 1')
  topics.publish('member 1', 'v1', 1)
  expect(first.bodies).toEqual(['v9', 'v1'])
})

test('one reader with two subscriptions receives a message under each, and counts once', () => {
  const topics = new Topics()
  const own = reader()
  const first = topics.subscribe('/topic/own', 'a', own)
  topics.subscribe('/topic/own', 'b', own)
  topics.publish('/topic/own', 'twice')
  expect([own.bodies, topics.readers('/topic/own')]).toEqual([['twice', 'twice'], 1])
  topics.unsubscribe(first)
  topics.unsubscribe(first)
  topics.publish('/topic/own', 'once')
  expect([own.bodies.length, topics.readers('/topic/own')]).toEqual([3, 1])
})
