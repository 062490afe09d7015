import { type Address, parseAddress } from '@maru/coin-chain'
import type { Ctx } from '../../platform/context.ts'
import { findOwners } from './deposits/address.repository.ts'
import { hotAddress } from './payments/hot-wallet.service.ts'

/** Undefined: no address of the network, or its checksum is wrong. */
export const addressIn = (text: string): Address | undefined => {
  const parsed = parseAddress(text)
  return 'address' in parsed ? parsed.address : undefined
}

/** Networks give their lowest addresses to programs of their own (EIP-1352), which no token leaves again. */
const LOWEST = 0x1_0000n
/** Where people send what is to be destroyed. */
const BURNED = '0x000000000000000000000000000000000000dEaD'

/** False for what nobody would get, or we ourselves: none at all, programs of the network, the token, the hot wallet, and deposit addresses, of any site. */
export const isSendable = async (ctx: Ctx, address: Address): Promise<boolean> => {
  if (
    BigInt(address) < LOWEST ||
    address === BURNED ||
    address === ctx.config.COIN_TOKEN ||
    address === hotAddress(ctx.config)
  )
    return false
  return (await findOwners(ctx, [address])).length === 0
}
