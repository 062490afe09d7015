import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  cutTable,
  exampleRecord,
  linkTable,
  luckyTable,
  multiplierTable,
  namesOf,
  roundTable,
  shuffleTable,
} from './guide.model.ts'
import { checkRecord } from './record/check.ts'
import { readRecord } from './record/read.ts'

const guide = readFileSync(new URL('../../../docs/guides/verify-a-shoe.md', import.meta.url), 'utf8')

test.each([
  ['the example cut', cutTable],
  ['the shuffle word by word', shuffleTable],
  ['rounds of the shoe', roundTable],
  ['rounds with a link each', linkTable],
  ['how many numbers are lucky', luckyTable],
  ['what lucky numbers bring', multiplierTable],
])('the guide has the table of %s as the code computes it', (_, table) => {
  const [headings = ''] = table()
  const from = guide.indexOf(headings)
  expect(guide.slice(from, guide.indexOf('\n\n', from)).split('\n')).toEqual(table())
})

test('the program of the guide has twenty lines, and is run on a round of the example', () => {
  const program = /```python\n(.*?)```/s.exec(guide)?.[1] ?? ''
  expect(program.trimEnd().split('\n')).toHaveLength(20)
  const { revealed, commitment, seeds, rounds } = exampleRecord()
  const { at = 0, cards = [] } = rounds[1] ?? {}
  const entries = seeds.map((entry) => `${entry.commitment}:${entry.seed ?? ''}`)
  const asked = [`${revealed.link} \\`, `  ${commitment} ${at} ${cards.length} \\`, `  ${entries.join(' \\\n  ')}`]
  expect(guide).toContain(`python3 verify.py ${asked.join('\n')}\n`)
  expect(guide).toContain(`committed\n${namesOf(cards)}\n`)
})

test('the record of the guide is that of the example, and is right', () => {
  const record = JSON.parse(/```json\n(.*?)```/s.exec(guide)?.[1] ?? '') as unknown
  expect(record).toEqual(JSON.parse(JSON.stringify(exampleRecord())))
  expect(checkRecord(readRecord(record))).toEqual({ rounds: 5, voided: 0, withheld: 1, problems: [] })
})
