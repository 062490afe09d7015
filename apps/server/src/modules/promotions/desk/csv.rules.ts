/** A text that begins like a formula would be one in a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** RFC 4180, with a first line of names and a mark by which spreadsheets know UTF-8. */
export const csvOf = <Row>(columns: readonly (keyof Row & string)[], rows: readonly Row[]): string =>
  `\uFEFF${[columns.join(','), ...rows.map((row) => columns.map((column) => cell(row[column])).join(','))].join('\r\n')}\r\n`
