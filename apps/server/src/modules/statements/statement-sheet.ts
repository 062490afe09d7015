import type { Language } from '@maru/contract'
import writeSheet from 'write-excel-file/node'
import type { HashedLine } from './statement.rules.ts'
import { columnWord, kindWord, purseWord, wordColumns } from './statement-words.ts'

const WIDTHS = { no: 8, at: 26, purse: 18, kind: 24, amount: 16, balance: 18, hash: 70 } as const

/** The statement as a workbook; whole in memory, so the caller bounds the lines. Sums are numbers, hashes and times the texts that the chain covers. */
export const sheetOf = (language: Language, year: number, lines: readonly HashedLine[]): Promise<Buffer> => {
  const head = wordColumns.map((column) => ({ value: columnWord(language, column), fontWeight: 'bold' as const }))
  const rows = lines.map((line) => [
    { value: line.no },
    { value: line.at },
    { value: purseWord(language, line) },
    { value: kindWord(language, line) },
    number(line.amount),
    number(line.balance),
    { value: line.hash },
  ])
  return writeSheet([head, ...rows], {
    sheet: String(year),
    columns: wordColumns.map((column) => ({ width: WIDTHS[column] })),
    stickyRowsCount: 1,
  }).toBuffer()
}

const number = (text: string) =>
  text === '' ? null : { value: Number(text), format: text.includes('.') ? '#,##0.00####' : '#,##0' }
