import type { Cell } from './csv-file.ts'

/** Of a column, in letters. */
const WIDTH = { least: 8, most: 48 } as const
/** More of a long list says nothing else. */
const MEASURED_ROWS = 200

/** Figures stay figures, and a text is never a formula; the head is bold. */
export const sheetOf = (rows: readonly (readonly Cell[])[]) =>
  rows.map((row, at) =>
    row.map((cell) => {
      if (cell === null || cell === '') return null
      if (typeof cell === 'number')
        return { value: cell, type: Number, format: Number.isInteger(cell) ? '#,##0' : '0.00' }
      return { value: cell, type: String, ...(at === 0 ? { fontWeight: 'bold' as const } : {}) }
    }),
  )

/** Hangul is about twice as wide as a figure. */
export const widthsOf = (rows: readonly (readonly Cell[])[]): number[] =>
  (rows[0] ?? []).map((_, column) => {
    const lengths = rows.slice(0, MEASURED_ROWS).map((row) => [...`${row[column] ?? ''}`].reduce(lettersOf, 2))
    return Math.min(WIDTH.most, Math.max(WIDTH.least, ...lengths))
  })

const lettersOf = (sum: number, letter: string): number => sum + (letter > '\u2e7f' ? 2 : 1)
