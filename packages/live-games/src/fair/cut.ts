import { bytesOfHex, hexOf } from '@maru/draws'
import { sha256 } from '@noble/hashes/sha2.js'

/** Of a player's seed, and of its commitment. */
export const seedBytes = 32
/** The most seeds that a shoe is mixed with. */
export const mostSeeds = 10_000

/**
 * A player's seed of one cut, hexadecimal. The player first sends the commitment, the SHA-256 of the seed; once the list of commitments is published and can no
 * longer change, the seed. `seed` is undefined where it did not come in time.
 */
export type CutSeed = { commitment: string; seed: string | undefined }

/** What a player sends while the shoe is cut, hexadecimal. Throws RangeError for a seed that is not 32 bytes. */
export const seedCommitmentOf = (seed: string): string => hexOf(sha256(bytes32(seed)))

/** What is published when no further commitment is taken, hexadecimal: the SHA-256 of all commitments in the order in which they came. */
export const listDigestOf = (seeds: readonly CutSeed[]): string =>
  hexOf(sha256(joined(bounded(seeds).map(({ commitment }) => bytes32(commitment)))))

/**
 * The salt, 32 bytes: the SHA-256 of the scheme's name, then for each seed in order its commitment, and 1 and the seed, or 0 where it did not come. Throws
 * RangeError for a seed that is not the committed one.
 */
export const saltOfCut = (seeds: readonly CutSeed[]): Uint8Array =>
  sha256(joined([schemeName, ...bounded(seeds).flatMap(partsOf)]))

/** Whether any seed came. Without one the studio could have known the shoe before anybody sat down: no bets are taken on it. */
export const isSeeded = (seeds: readonly CutSeed[]): boolean => seeds.some(({ seed }) => seed !== undefined)

const schemeName = new TextEncoder().encode('maru table salt 1')

const partsOf = ({ commitment, seed }: CutSeed): Uint8Array[] => {
  if (seed === undefined) return [bytes32(commitment), Uint8Array.of(0)]
  if (seedCommitmentOf(seed) !== hexOf(bytes32(commitment))) throw new RangeError('a seed that was not committed')
  return [bytes32(commitment), Uint8Array.of(1), bytes32(seed)]
}

const bounded = (seeds: readonly CutSeed[]): readonly CutSeed[] => {
  if (seeds.length > mostSeeds) throw new RangeError(`${seeds.length} seeds: at most ${mostSeeds}`)
  return seeds
}

const bytes32 = (hex: string): Uint8Array => {
  const bytes = bytesOfHex(hex)
  if (bytes.length !== seedBytes) throw new RangeError(`${bytes.length} bytes: it takes ${seedBytes}`)
  return bytes
}

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
