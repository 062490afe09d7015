import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkStatement } from './check.rules.ts'

const bodies = [
  '0,2026-01-01T00:00:00+09:00,,statement,,KRW,,1/7/2026',
  '1,2026-01-01T00:00:00+09:00,cash,opening,,KRW,0,',
  '2,2026-03-01T12:00:00+09:00,cash,deposit,10000,KRW,10000,88',
  '3,2026-03-01T12:00:00+09:00,cash,closing,,KRW,10000,',
]
let hash = ''
const rows = bodies.map((body) => {
  hash = createHash('sha256').update(`${hash}\n${body}`).digest('hex')
  return `${body},${hash}`
})
const head = 'no,at,purse,kind,amount,currency,balance,transfer,hash'
const file = (lines: readonly string[]) => `${[head, ...lines].join('\n')}\n`

test('a file whose lines follow from one another is whole, also with the line ends of another system', async () => {
  const whole = { is: 'whole', lines: 4, last: { line: 2, hash: rows[2]?.slice(-64) } }
  expect(await checkStatement(file(rows))).toEqual(whole)
  expect(await checkStatement(file(rows).replaceAll('\n', '\r\n'))).toEqual(whole)
})

test('the first line that does not follow is named', async () => {
  expect(await checkStatement(file(rows).replace(',10000,KRW', ',90000,KRW'))).toEqual({ is: 'changed', row: 4 })
  expect(await checkStatement(file(rows.toSpliced(1, 1)))).toEqual({ is: 'changed', row: 3 })
  expect(await checkStatement(file(rows.toSpliced(1, 0, rows[1] ?? '')))).toEqual({ is: 'changed', row: 4 })
})

test('what is no statement is called so', async () => {
  for (const text of ['', head, 'a,b\n1,2', '%PDF-1.3'])
    expect(await checkStatement(text)).toEqual({ is: 'no-statement' })
})
