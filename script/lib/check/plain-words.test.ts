import { expect, test } from 'vitest'
import { wordProblems } from './plain-words.ts'

test.each([
  'tellObservers(ctx)',
  'openFastDoor(pool)',
  'ctx.apart(fn)',
  '-- the happening of a day',
  'type Crowd = {}',
])('%s is found, with what it is called elsewhere', (line) => {
  expect(wordProblems('a.ts', `fine\n${line}`)).toEqual([expect.stringMatching(/^a\.ts:2 says ".+": it is \w/)])
})

test.each(['max_parallel_workers_per_gather', 'a caller can tell', 'notifyObservers(ctx)', 'openGroupCommit(pool)'])(
  '%s is not',
  (line) => {
    expect(wordProblems('a.ts', line)).toEqual([])
  },
)
