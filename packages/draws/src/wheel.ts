import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { linkBytes } from './chain.ts'
import { seedOf, streamOf } from './stream.ts'

/** A spin of a prize wheel. `weights`: of each slice in order, whole and above 0, 65,536 altogether at most. */
export type WheelSpin = {
  /** 32 bytes that are secret until the spin is over; their SHA-256 was published before. */
  seed: Uint8Array
  /** What the member chose, after the hash was published and before the spin. */
  ownSeed: string
  /** The member's spins are numbered from 1. */
  number: number
  weights: readonly number[]
}
/** `roll`: from 0 to the sum of all weights less one. `slice`: where it falls, from 0. */
export type WheelResult = { roll: number; slice: number }

/** 32 bytes of the system's randomness, for one spin. */
export const randomWheelSeed = (): Uint8Array => crypto.getRandomValues(new Uint8Array(linkBytes))

/** What is published of a seed before its spin. */
export const wheelCommitment = (seed: Uint8Array): Uint8Array => sha256(seed)

/**
 * The salt is the SHA-256 of number and own seed (UTF-8, as `8:mine`), the stream is that of the mini games, and the roll is one number below the sum of the weights. Throws RangeError for
 * weights that no wheel has.
 */
export const spinWheel = ({ seed, ownSeed, number, weights }: WheelSpin): WheelResult => {
  if (weights.length === 0 || !weights.every((weight) => Number.isInteger(weight) && weight > 0))
    throw new RangeError('weights of a wheel')
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const salt = sha256(utf8ToBytes(`${number}:${ownSeed}`))
  const roll = total === 1 ? 0 : streamOf(seedOf(salt, seed)).below(total)
  let above = 0
  const slice = weights.findIndex((weight) => {
    above += weight
    return roll < above
  })
  return { roll, slice }
}
