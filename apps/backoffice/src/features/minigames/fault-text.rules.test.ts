import { miniFaultProblems } from '@maru/contract'
import { expect, test } from 'vitest'
import { faultText } from './fault-text.rules.ts'

test('each problem of a row has its own text, with what stands in the row', () => {
  const texts = miniFaultProblems.map((problem) => faultText({ problem, field: 'balls', value: '"x"' }))
  expect(new Set(texts.map(([key]) => key)).size).toBe(miniFaultProblems.length)
  for (const [, values] of texts) expect(values).toEqual({ field: 'balls', value: '"x"' })
  expect(faultText({ problem: 'row', field: null, value: null })[1]).toEqual({ field: '', value: '' })
})
