import { createHash } from 'node:crypto'
import type { Random } from '../../../platform/context.ts'

const RECOVERY_CODES = 10
/** 123 bits: enough that their plain hashes give none of them away. */
const RECOVERY_GROUPS = 5
/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUP = 5

/** Some groups of five, to be read and typed by people; a group has 24 bits. */
export const readableSecret = (random: Random, groups: number): string => {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[random.int(LETTERS.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}

export const newRecoveryCodes = ({ random }: { random: Random }): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => readableSecret(random, RECOVERY_GROUPS))

/** However it was typed. `whose`: the same code of two accounts is stored as two. */
export const hashRecoveryCode = (whose: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${whose}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest()
