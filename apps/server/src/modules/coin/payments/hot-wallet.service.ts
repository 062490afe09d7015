import { type Address, type Chain, createSigner, type Signer } from '@maru/coin-chain'
import type { Config } from '../../../config.ts'
import { chainOf } from '../network.ts'
import type { HotWallet } from './hot-wallet.ts'

const GWEI = 1_000_000_000n
const addresses = new WeakMap<Config, Address>()

/** Undefined: no chain is set up. */
export const hotAddress = (config: Config): Address | undefined => {
  const known = addresses.get(config)
  if (known) return known
  const address = signerOf(config, 6)?.address
  if (address) addresses.set(config, address)
  return address
}

const wallets = new WeakMap<Chain, HotWallet>()

/** One a process and connection. Throws ChainUnreachable. Never inside a transaction. */
export const hotWalletOf = async (config: Config): Promise<HotWallet> => {
  const chain = await chainOf(config)
  const known = wallets.get(chain)
  if (known) return known
  const signer = signerOf(config, chain.decimals)
  if (!signer) throw new Error('a chain is set up without a hot wallet')
  const wallet = {
    chain,
    signer,
    confirmations: config.COIN_CONFIRMATIONS,
    mostFee: BigInt(config.COIN_MAX_FEE_GWEI) * GWEI,
  }
  wallets.set(chain, wallet)
  return wallet
}

const signerOf = (
  { COIN_HOT_KEY: key, COIN_CHAIN_ID: chainId, COIN_TOKEN: token }: Config,
  decimals: number,
): Signer | undefined =>
  key === undefined || chainId === undefined || token === undefined
    ? undefined
    : createSigner({ key, chainId, token, decimals })
