import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('a spreadsheet runs nothing that stands in a name, and minus figures stay figures', () => {
  expect(csvOf([['=1+1', 'a,"b"', -5]])).toBe(`'=1+1,"a,""b""",-5`)
})
