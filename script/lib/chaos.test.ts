import { expect, test } from 'vitest'
import { whatFailed } from './chaos.ts'

const passed = Array.from({ length: 40 }, (_, no) => `ok    rule ${no}`)

test('a run of chaos that failed says first what failed, with its findings', () => {
  const output = [...passed, 'FAIL  a rule', '        member 3 has 5', 'ok    another', ...passed].join('\n')
  expect(whatFailed(output).split('\n').slice(0, 2)).toEqual(['FAIL  a rule', '        member 3 has 5'])
})

test('a run of chaos that broke off says why, though no check failed', () => {
  const said = whatFailed([...passed, 'Error: no answer', '    at run (run.ts:1:1)', ''].join('\n'))
  expect(said).toContain('Error: no answer\n    at run')
  expect(said).not.toContain('rule 3\n')
})
