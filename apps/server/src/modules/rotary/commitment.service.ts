import { randomWheelSeed, wheelCommitment } from '@maru/draws'
import type { Ctx } from '../../platform/context.ts'
import { secretsOf } from '../../platform/secrets.ts'
import { type Account, insertAccount, lockAccount } from './account.repository.ts'

const PURPOSE = 'rotary.seed'
/** What a member's own seed is until the member chooses one. */
const OWN_BYTES = 4

/** A new seed, sealed, and the hash that is published of it. */
export const newCommitment = (ctx: Ctx): Pick<Account, 'seedSealed' | 'hash'> => {
  const seed = randomWheelSeed()
  return {
    seedSealed: secretsOf(ctx).seal(PURPOSE, Buffer.from(seed).toString('hex')),
    hash: Buffer.from(wheelCommitment(seed)),
  }
}

export const openSeed = (ctx: Ctx, { seedSealed }: Pick<Account, 'seedSealed'>): Buffer =>
  Buffer.from(secretsOf(ctx).open(PURPOSE, seedSealed), 'hex')

/** The member's, made where there is none, and locked. */
export const ensureAccount = async (ctx: Ctx, memberId: number): Promise<Account> => {
  const known = await lockAccount(ctx, memberId)
  if (known) return known
  await insertAccount(ctx, memberId, {
    number: 1,
    ...newCommitment(ctx),
    ownSeed: ctx.random.bytes(OWN_BYTES).toString('hex'),
  })
  const made = await lockAccount(ctx, memberId)
  if (!made) throw new Error('an account of the wheel that was not stored')
  return made
}
