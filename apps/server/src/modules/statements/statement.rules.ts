import { createHash } from 'node:crypto'
import { type Currency, ledgerDigits } from '@maru/contract'

/** One line without its hash. `transfer`: the ledger's id; of the first line whose statement it is. */
export type Line = {
  no: number
  at: string
  purse: string
  kind: string
  amount: string
  currency: string
  balance: string
  transfer: string
}
export type HashedLine = Line & { hash: string }

export const columns = ['no', 'at', 'purse', 'kind', 'amount', 'currency', 'balance', 'transfer'] as const
/** The first row of the file; no hash covers it. */
export const headRow = [...columns, 'hash'].join(',')

/** The line as it stands in the file, up to its hash. No field needs quotes: they hold letters, digits and `-+.:/`. */
export const canonical = (line: Line): string => columns.map((column) => line[column]).join(',')

/**
 * Each line's hash is the SHA-256 of the hash before it, a line feed and the line as it stands: docs/guides/check-a-statement.md. The first line has nothing before it.
 */
export const hashAfter = (before: string, line: Line): string =>
  createHash('sha256')
    .update(`${before}\n${canonical(line)}`)
    .digest('hex')

export const csvRow = (line: HashedLine): string => `${canonical(line)},${line.hash}\n`

/** Ledger units as a decimal number with all its digits: `-1000`, `12.400000`. */
export const decimal = (units: number, currency: string): string => {
  const digits = ledgerDigits[currency as Currency] ?? 0
  if (digits === 0) return String(units)
  const text = String(Math.abs(units)).padStart(digits + 1, '0')
  return `${units < 0 ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`
}
