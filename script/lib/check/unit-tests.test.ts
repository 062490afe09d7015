import { expect, test } from 'vitest'
import { type FileReport, outcomeOf, withSecond } from './unit-tests.ts'

const fileOf = (name: string, ...statuses: string[]): FileReport => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  message: '',
  assertionResults: statuses.map((status, at) => ({
    fullName: `rule ${at}`,
    status,
    failureMessages: status === 'failed' ? ['no'] : null,
  })),
})
const run = (code: number, ...files: FileReport[]) => ({ ran: { code, output: 'said' }, files })

test('a file that failed counts by its second try, the others by their first', () => {
  const first = run(1, fileOf('/a', 'passed', 'failed'), fileOf('/b', 'passed'))
  expect(outcomeOf(first)).toMatchObject({ passed: 2, failed: 1 })
  expect(outcomeOf(withSecond(first, run(0, fileOf('/a', 'passed', 'passed'))))).toEqual({
    problems: [],
    passed: 3,
    failed: 0,
  })
})

test('what fails twice is a failure, also where the second run broke off', () => {
  const first = run(1, fileOf('/a', 'passed', 'failed'))
  expect(outcomeOf(withSecond(first, first))).toMatchObject({ passed: 1, failed: 1 })
  expect(outcomeOf(withSecond(first, run(1)))).toMatchObject({ passed: 1, failed: 1 })
})

test('a run without a report, with skipped tests, or that failed outside its tests is none that passed', () => {
  expect(outcomeOf(run(0))).toEqual({ problems: ['said'], passed: 0, failed: 1 })
  expect(outcomeOf(run(0, fileOf('/a', 'passed', 'pending')))).toMatchObject({ passed: 1, failed: 1 })
  expect(outcomeOf(run(1, fileOf('/a', 'passed'))).problems).toEqual(['said'])
})
