import { type Chain, ChainUnreachable, connectChain } from '@maru/coin-chain'
import type { CoinNetwork } from '@maru/contract'
import type { Config } from '../../config.ts'
import type { Ctx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { siteCurrency, siteOptions } from '../site/index.ts'
import { isRated } from './rates/rate-sources.ts'

const TIMEOUT_MS = 8_000

/** What the configuration says of the chain; undefined: none is set up. */
export const networkOf = (config: Config): CoinNetwork | undefined => {
  const { COIN_CHAIN_ID: chainId, COIN_TOKEN: token, COIN_NETWORK: name, COIN_CONFIRMATIONS: confirmations } = config
  if (chainId === undefined || token === undefined || name === undefined) return undefined
  return { name, chainId, symbol: 'USDT', token, confirmations, transactionUrl: config.COIN_TRANSACTION_URL ?? null }
}

const connections = new WeakMap<Config, Promise<Chain>>()

/** One connection a process; who could not connect tries again at the next call. Throws ChainUnreachable. Never inside a transaction. */
export const chainOf = async (config: Config): Promise<Chain> => {
  const known = connections.get(config)
  if (known) return known
  const { COIN_RPC_URL: rpcUrl, COIN_CHAIN_ID: chainId, COIN_TOKEN: token } = config
  if (rpcUrl === undefined || chainId === undefined || token === undefined)
    throw new ChainUnreachable('no chain is set up')
  const connecting = connectChain({ rpcUrl, chainId, token, timeoutMs: TIMEOUT_MS })
  connections.set(config, connecting)
  connecting.catch(() => connections.delete(config))
  return connecting
}

/** Whether coin can be had at the context's site: a chain is set up, its switch is on, and there are rates in its currency. Throws C140. */
export const assertCoinOn = async (
  ctx: Ctx,
  which: 'coinDeposits' | 'coinWithdrawals',
): Promise<{ network: CoinNetwork; options: Awaited<ReturnType<typeof siteOptions>> }> => {
  const network = networkOf(ctx.config)
  const options = await siteOptions(ctx)
  if (!network || !options[which] || !isRated(ctx.config, await siteCurrency(ctx))) throw new Refusal('C140')
  return { network, options }
}
