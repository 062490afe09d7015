import { csvOf } from './csv.ts'

/** Byte order mark: without it Excel takes the file for the old code page. */
const MARK = '\ufeff'

export type Cell = string | number | null

/** A list as a file for the browser to save; its first row is the head. Null is an empty cell. */
export const saveCsv = (name: string, rows: readonly (readonly Cell[])[]): void => {
  const filled = rows.map((row) => row.map((cell) => cell ?? ''))
  saveFile(name, 'csv', new Blob([MARK, csvOf(filled)], { type: 'text/csv' }))
}

/** Of the business, whatever the machine's clock says: `2026-11-20`. */
const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date())

/** Named after the list and the day. */
export const saveFile = (name: string, kind: 'csv' | 'xlsx', file: Blob): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}-${today()}.${kind}`
  link.click()
  URL.revokeObjectURL(url)
}
