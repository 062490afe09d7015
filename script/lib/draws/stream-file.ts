import { closeSync, openSync, writeSync } from 'node:fs'
import { blocksOf, linksDownwards, seedOf } from '@maru/draws'

/** 64 bytes, which nearly every round of kino gets by with, and powerball with half of it. */
const BLOCKS_PER_ROUND = 2
const BUFFER_BYTES = 1 << 20

/** The first blocks of one round after the other, from the last link of a chain downwards: exactly the bytes that rounds draw from. */
export function* roundBlocks(rounds: number, start: Uint8Array, salt: Uint8Array): Generator<Uint8Array> {
  for (const { number, link } of linksDownwards(start, rounds)) {
    if (number === 0) return
    const block = blocksOf(seedOf(salt, link))
    for (let counter = 0; counter < BLOCKS_PER_ROUND; counter++) yield block(counter)
  }
}

/** Writes so many bytes of the stream to a file. It ends early where a reader of a pipe has had enough. */
export const writeStream = (file: string, bytes: number, start: Uint8Array, salt: Uint8Array): void => {
  const open = openSync(file, 'w')
  const buffer = Buffer.alloc(BUFFER_BYTES)
  let held = 0
  let left = bytes
  try {
    for (const block of roundBlocks(Math.ceil(bytes / 32 / BLOCKS_PER_ROUND), start, salt)) {
      buffer.set(block.subarray(0, left), held)
      held += Math.min(block.length, left)
      left -= Math.min(block.length, left)
      if (held === BUFFER_BYTES || left === 0) {
        writeWhole(open, buffer.subarray(0, held))
        held = 0
      }
      if (left === 0) return
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error
  } finally {
    closeSync(open)
  }
}

const writeWhole = (open: number, bytes: Uint8Array): void => {
  for (let at = 0; at < bytes.length; ) at += writeSync(open, bytes, at)
}
