import { seoulClock } from '../../../platform/seoul-time.ts'

/** An instant is written as a clock in Seoul shows it, as pages do; its column says so. */
export type Cell = string | number | Date | { share: number }

/** A text that begins like a formula would be one in a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/

/** The same for a workbook, whose cells are texts anyhow, but are copied into other sheets. */
export const safeText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

const cell = (value: Cell): string => {
  if (typeof value === 'number') return String(value)
  if (value instanceof Date) return seoulClock(value)
  if (typeof value === 'object') return String(value.share)
  const safe = safeText(value)
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The mark by which spreadsheets know UTF-8; before the first row. */
export const CSV_BEGIN = '\uFEFF'
/** RFC 4180. */
export const csvRow = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`
