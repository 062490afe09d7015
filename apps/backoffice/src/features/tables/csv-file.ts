import { csvOf } from './report.rules.ts'

/** Byte order mark: without it Excel takes the file for the old code page. */
const MARK = '\ufeff'

export type Cell = string | number | null

/** A list as a file for the browser to save; its first row is the head. Null is an empty cell. */
export const saveCsv = (name: string, rows: readonly (readonly Cell[])[]): void => {
  const filled = rows.map((row) => row.map((cell) => cell ?? ''))
  const url = URL.createObjectURL(new Blob([MARK, csvOf(filled)], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.csv`
  link.click()
  URL.revokeObjectURL(url)
}
