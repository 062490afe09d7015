import { type Address, isNullAddress, parseAddress } from '@maru/coin-chain'
import type { Ctx } from '../../platform/context.ts'
import { findOwners } from './deposits/address.repository.ts'
import { hotAddress } from './payments/hot-wallet.service.ts'

/** Undefined: no address of the network, or its checksum is wrong. */
export const addressIn = (text: string): Address | undefined => {
  const parsed = parseAddress(text)
  return 'address' in parsed ? parsed.address : undefined
}

/** False for what nobody would get, or we ourselves: none at all, the token, the hot wallet, and deposit addresses, of any site. */
export const isSendable = async (ctx: Ctx, address: Address): Promise<boolean> => {
  if (isNullAddress(address) || address === ctx.config.COIN_TOKEN || address === hotAddress(ctx.config)) return false
  return (await findOwners(ctx, [address])).length === 0
}
