import { type DataOf, points, type RotarySpin, type rotarySpin } from '@maru/contract'
import { spinWheel } from '@maru/draws'
import type { MemberCtx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { assertIsNoPartner } from '../identity/index.ts'
import { grantPoints } from '../points/index.ts'
import { isPaused } from '../protection/index.ts'
import { saveNext } from './account.repository.ts'
import { ensureAccount, newCommitment, openSeed } from './commitment.service.ts'
import { useEntitlement } from './entitlement.repository.ts'
import { findSpinByKey, insertSpin, type Spin } from './spin.repository.ts'
import { findWheel, lockSlices, saveDrawn } from './wheel.repository.ts'
import { tableOf, winnable } from './wheel.rules.ts'

export const shownSpin = ({ slices, slice, seed, hash, points: won, spunAt, ...spin }: Spin): RotarySpin => ({
  number: spin.number,
  roll: spin.roll,
  ownSeed: spin.ownSeed,
  points: points(won),
  slices: slices.map((one) => ({ points: points(one.points), weight: one.weight })),
  // Among those that could be won, as the member saw them.
  slice: slices.findIndex((one) => one.slice === slice),
  seed: seed.toString('hex'),
  hash: hash.toString('hex'),
  at: spunAt.toISOString(),
})

/**
 * One transaction under the lock of the member's account: the spin is used up, drawn and paid together, and the hash of the next seed is published. Nothing is drawn by weights that the member
 * did not see.
 */
export const spin = async (
  ctx: MemberCtx,
  { table, requestKey }: { table: string; requestKey: string },
): Promise<DataOf<typeof rotarySpin>> => {
  const { memberId } = ctx.who
  const account = await ensureAccount(ctx, memberId)
  const known = await findSpinByKey(ctx, memberId, requestKey)
  if (known) return { spin: shownSpin(known) }
  await assertIsNoPartner(ctx, memberId)
  if (await isPaused(ctx, memberId)) throw new Refusal('RW01')
  const wheel = await findWheel(ctx)
  if (!wheel?.terms.isOn) throw new Refusal('RT02')
  const entitlementId = await useEntitlement(ctx, memberId)
  if (entitlementId === undefined) throw new Refusal('RT01')
  const slices = winnable(wheel, await lockSlices(ctx, wheel.version))
  if (tableOf(wheel, slices) !== table) throw new Refusal('RT03')
  const seed = openSeed(ctx, account)
  const { number, ownSeed, hash } = account
  const { roll, slice } = spinWheel({ seed, ownSeed, number, weights: slices.map(({ weight }) => weight) })
  const drawn = slices[slice]
  if (!drawn) throw new Error('a slice that the wheel has not')
  const outcome = { slice: drawn.slice, points: drawn.points, roll, seed, hash, ownSeed, number, slices }
  await saveDrawn(ctx, wheel.version, drawn.slice)
  await insertSpin(ctx, memberId, { ...outcome, version: wheel.version, requestKey, entitlementId })
  await saveNext(ctx, memberId, { number: number + 1, ...newCommitment(ctx) })
  if (drawn.points > 0)
    await grantPoints(ctx, {
      memberId,
      amount: points(drawn.points),
      kind: 'wheel',
      key: `wheel:${memberId}:${number}`,
    })
  return { spin: shownSpin({ ...outcome, version: wheel.version, spunAt: ctx.now }) }
}
