import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codesTable, escaped } from './codes-table.ts'
import { ROOT } from './root.ts'

const { rows } = codesTable(ROOT)
const document = readFileSync(join(ROOT, 'docs/generated/codes.md'), 'utf8')
/** The cells of each code as the document has them. */
const written = new Map(
  document.split('\n').flatMap((line) => {
    const [, code, arises, tests] = /^\| `(\w+)` \| (.*) \| (.*) \|$/.exec(line) ?? []
    return code === undefined || arises === undefined || tests === undefined ? [] : [[code, { arises, tests }] as const]
  }),
)
const namesIn = (cell: string): string[] =>
  cell === '–' ? [] : cell.split('<br>').filter((name) => !/^and \d+ more$/.test(name))

test('a code that arises is named by a test', () => {
  const without = rows.filter(({ arises, tests }) => arises.length > 0 && tests.length === 0).map(({ code }) => code)
  expect(without).toEqual([])
})

/** Another test of a code does not make the document wrong; a name that is gone does. Then: ./script/codes > docs/generated/codes.md */
test.each(rows)('docs/generated/codes.md says of $code where it arises and its tests', ({ code, arises, tests }) => {
  const row = written.get(code)
  expect(row).toBeDefined()
  const [places, names] = [namesIn(row?.arises ?? ''), namesIn(row?.tests ?? '')]
  expect(arises).toEqual(expect.arrayContaining(places))
  expect(tests.map(escaped)).toEqual(expect.arrayContaining(names))
  expect([places.length > 0, names.length > 0]).toEqual([arises.length > 0, tests.length > 0])
})
