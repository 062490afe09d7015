import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { hexOf } from './hex.ts'

/**
 * Who of those that commented wins, in the order of their places. Each comment has the SHA-256 of `<seed as hex>:<its number>`, and the lowest ones win: so anybody who knows the seed and
 * the numbers, which the page shows, finds the same. `seed`: 32 bytes whose SHA-256 was published before the first comment.
 */
export const drawComments = (seed: Uint8Array, comments: readonly number[], winners: number): number[] => {
  const hex = hexOf(seed)
  return comments
    .map((comment) => ({ comment, score: hexOf(sha256(utf8ToBytes(`${hex}:${comment}`))) }))
    .sort((a, b) => (a.score < b.score ? -1 : 1))
    .slice(0, winners)
    .map(({ comment }) => comment)
}
