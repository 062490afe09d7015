import { CallError } from '@maru/client'
import { expect, test } from 'vitest'
import { makeAttempt } from './attempt.ts'

test('the same thing twice without an answer is one attempt; another thing is another', () => {
  const attempt = makeAttempt()
  const key = attempt.keyFor('10000')
  expect(attempt.keyFor('10000')).toBe(key)
  attempt.ended(new CallError('OFFLINE', ''))
  expect(attempt.keyFor('10000')).toBe(key)
  expect(attempt.keyFor('20000')).not.toBe(key)
})

test('after an answer, be it a refusal, the next attempt has a key of its own', () => {
  const attempt = makeAttempt()
  const first = attempt.keyFor('10000')
  attempt.ended(undefined)
  const second = attempt.keyFor('10000')
  expect(second).not.toBe(first)
  attempt.ended(new CallError('C003', ''))
  expect(attempt.keyFor('10000')).not.toBe(second)
})
