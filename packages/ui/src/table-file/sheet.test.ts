import { expect, test } from 'vitest'
import writeSheet from 'write-excel-file/node'
import { sheetOf, widthsOf } from './sheet.ts'

const rows = [
  ['테이블', 'Round', 'Stake'],
  ['=1+1', 7, 1_250_000],
  [null, 8, 0.5],
]

test('figures are figures, a text that looks like a formula is text, and nothing is an empty cell', () => {
  const [head, first, second] = sheetOf(rows)
  expect(head?.[0]).toEqual({ value: '테이블', type: String, fontWeight: 'bold' })
  expect(first).toEqual([
    { value: '=1+1', type: String },
    { value: 7, type: Number, format: '#,##0' },
    { value: 1_250_000, type: Number, format: '#,##0' },
  ])
  expect(second?.[0]).toBeNull()
})

test('a column is as wide as what it holds, within bounds', () => {
  expect(widthsOf(rows)).toEqual([8, 8, 9])
  expect(widthsOf([['a'.repeat(99)]])).toEqual([48])
})

test('the workbook is one', async () => {
  const file = await writeSheet(sheetOf(rows), { stickyRowsCount: 1 }).toBuffer()
  expect(file.subarray(0, 2).toString()).toBe('PK')
})
