import { CallError } from '@maru/client'
import { expect, test } from 'vitest'
import { makeAttempt } from './attempt.ts'

test('the same thing twice without an answer is one attempt; another thing is another', () => {
  const attempt = makeAttempt()
  const key = attempt.keyFor('10000')
  expect(attempt.keyFor('10000')).toBe(key)
  for (const code of ['OFFLINE', 'BROKEN', 'E001', 'E002', 'E003', 'E429'] as const) {
    attempt.ended(new CallError(code, ''))
    expect(attempt.keyFor('10000'), code).toBe(key)
  }
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
