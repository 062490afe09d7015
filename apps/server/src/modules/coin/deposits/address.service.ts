import { type Address, depositAddress } from '@maru/coin-chain'
import type { Ctx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findAddress, insertAddress, nextAddressNumber } from './address.repository.ts'

/** The member's own, made at the first call. Of two calls at once one makes it. */
export const ownAddress = async (ctx: Ctx, memberId: number): Promise<Address> => {
  const known = await findAddress(ctx, memberId)
  if (known) return known
  const { COIN_XPUB: xpub } = ctx.config
  if (xpub === undefined) throw new Refusal('C140')
  const number = await nextAddressNumber(ctx)
  await insertAddress(ctx, memberId, number, depositAddress(xpub, number))
  const made = await findAddress(ctx, memberId)
  if (!made) throw new Error(`the member ${memberId} has no deposit address`)
  return made
}
