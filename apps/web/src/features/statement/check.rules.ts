import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** `last`: the newest movement of the file, whose hash is kept when a statement is taken. */
export type Checked =
  | { is: 'whole'; lines: number; last: { line: number; hash: string } }
  | { is: 'changed'; row: number }
  | { is: 'no-statement' }

const HEAD = 'no,at,purse,kind,amount,currency,balance,transfer,hash'
const CLOSING = /^\d+,[^,]*,[^,]*,closing,/
/** Lines between two pauses, so that the page goes on meanwhile. */
const PIECE = 5_000

/** Whether each line follows from the one before, as docs/guides/check-a-statement.md says it. Nothing leaves the browser. `row` counts from 1, the names of the columns included. */
export const checkStatement = async (text: string): Promise<Checked> => {
  const rows = text.replace(/\r\n/g, '\n').replace(/\n+$/, '').split('\n')
  if (rows[0] !== HEAD || rows.length < 2) return { is: 'no-statement' }
  let hash = ''
  let last = { line: 0, hash: '' }
  for (const [n, row] of rows.entries()) {
    if (n === 0) continue
    const cut = row.lastIndexOf(',')
    hash = bytesToHex(sha256(utf8ToBytes(`${hash}\n${row.slice(0, cut)}`)))
    if (row.slice(cut + 1) !== hash || !row.startsWith(`${n - 1},`)) return { is: 'changed', row: n + 1 }
    if (!CLOSING.test(row)) last = { line: n - 1, hash }
    if (n % PIECE === 0) await new Promise((resolve) => setTimeout(resolve))
  }
  return { is: 'whole', lines: rows.length - 1, last }
}
