import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Enough that no password is refused by accident: one in 10,000,000,000. */
const HASH_BYTES = 6
export const leakedPasswordsFile = new URL('./leaked-passwords.bin', import.meta.url)
let leaked: Buffer | undefined

/** Of a password, whatever its letter case. */
const hashOf = (password: string): Buffer =>
  createHash('sha256').update(password.toLowerCase()).digest().subarray(0, HASH_BYTES)

/** What the file holds: the beginning of each password's hash, in order. */
export const leakedPasswords = (passwords: readonly string[]): Buffer => {
  const hashes = new Map(passwords.map((password) => [hashOf(password).toString('hex'), hashOf(password)]))
  return Buffer.concat([...hashes.values()].sort(Buffer.compare))
}

/** Whether it is among the passwords of the file, which come from leaks (docs/guides/security.md). */
export const isLeakedPassword = (password: string): boolean => {
  leaked ??= readFileSync(leakedPasswordsFile)
  const wanted = hashOf(password)
  let [from, to] = [0, leaked.length / HASH_BYTES]
  while (from < to) {
    const middle = (from + to) >> 1
    const order = leaked.compare(wanted, 0, HASH_BYTES, middle * HASH_BYTES, (middle + 1) * HASH_BYTES)
    if (order === 0) return true
    if (order < 0) from = middle + 1
    else to = middle
  }
  return false
}
