import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chainTable, drawTable, probabilityTable, stepTable } from './guide.model.ts'

const guide = readFileSync(new URL('../../../docs/guides/verify-a-draw.md', import.meta.url), 'utf8')

test.each([
  ['the example chain', chainTable],
  ['its draws', drawTable],
  ['a draw byte by byte', stepTable],
  ['probabilities', probabilityTable],
])('the guide has the table of %s as the code computes it', (_, table) => {
  const [headings = ''] = table()
  const from = guide.indexOf(headings)
  expect(guide.slice(from, guide.indexOf('\n\n', from)).split('\n')).toEqual(table())
})

test('the program of the guide has twenty lines, and is run on a round of the example', () => {
  const program = /```python\n(.*?)```/s.exec(guide)?.[1] ?? ''
  expect(program.trimEnd().split('\n')).toHaveLength(20)
  const [, number = '', ...bytes] = /verify\.py powerball (\d+) (\w+) \\\n {2}(\w+) \\\n {2}(\w+)/.exec(guide) ?? []
  const cellOf = (label: string) => guide.match(new RegExp(`^\\| ${label}\\b[^|]* \\| \`(\\w+)\` \\|$`, 'm'))?.[1]
  expect(bytes).toEqual([cellOf(`link ${number}`), cellOf('commitment'), cellOf('salt')])
  const drawn = drawTable().find((row) => row.startsWith(`| ${number} |`))
  expect(guide).toContain(`committed\n${drawn?.split(' | ')[1]}\n`)
})
