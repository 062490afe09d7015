import { randomWheelSeed, wheelCommitment } from '@maru/draws'
import type { Ctx } from '../../../platform/context.ts'
import { secretsOf } from '../../../platform/secrets.ts'

const PURPOSE = 'boardrewards.seed'

/** A new seed, sealed, and the hash that is published of it. */
export const newSeed = (ctx: Ctx): { seedSealed: Buffer; hash: Buffer } => {
  const seed = randomWheelSeed()
  return {
    seedSealed: secretsOf(ctx).seal(PURPOSE, Buffer.from(seed).toString('hex')),
    hash: Buffer.from(wheelCommitment(seed)),
  }
}

export const openSeed = (ctx: Ctx, { seedSealed }: { seedSealed: Buffer }): Buffer =>
  Buffer.from(secretsOf(ctx).open(PURPOSE, seedSealed), 'hex')
