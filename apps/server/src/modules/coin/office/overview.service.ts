import { ChainUnreachable } from '@maru/coin-chain'
import { type AdminAnswerOf, type coinOverview, microUsdt } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { siteCurrency } from '../../site/index.ts'
import { networkOf } from '../network.ts'
import { hotAddress } from '../payments/hot-wallet.service.ts'
import { rateNow } from '../rates/rate.service.ts'
import { findChain } from '../reader/chain.repository.ts'
import { type Books, findBooks, findCounts, findUsedAddresses } from './overview.repository.ts'
import { type Balances, balancesNow } from './wallet-balances.ts'

type Overview = AdminAnswerOf<typeof coinOverview>

const nothing: Overview = {
  network: null,
  head: null,
  reachedAt: null,
  failure: null,
  rate: null,
  wallets: null,
  custody: microUsdt(0),
  own: microUsdt(0),
  arriving: microUsdt(0),
  leaving: microUsdt(0),
  counts: { seen: 0, held: 0, queued: 0, sent: 0, failed: 0 },
}

/** In steps: the chain is asked between statements, never within a transaction. What it cannot answer now is null. */
export const showOverview = async (ctx: StaffCtx): Promise<Overview> => {
  const network = networkOf(ctx.config)
  if (!network) return nothing
  const readBooks = () => findBooks(ctx, network.chainId)
  const addresses = () => findUsedAddresses(ctx, network.chainId, hotAddress(ctx.config) ?? '')
  const balances = await balancesNow(ctx.config, ctx.now, { addresses, books: readBooks }).catch((error: unknown) => {
    if (error instanceof ChainUnreachable) return undefined
    throw error
  })
  const [chain, books, counts, known, currency] = await Promise.all([
    findChain(ctx, network.chainId),
    balances?.books ?? readBooks(),
    findCounts(ctx),
    rateNow(ctx),
    siteCurrency(ctx),
  ])
  const { headNumber = null, headAt = null, readNumber = null, reachedAt = null, failure = null } = chain ?? {}
  const isRead = headNumber !== null && headAt !== null
  return {
    network,
    head: isRead ? { number: headNumber, at: headAt.toISOString(), readTo: readNumber ?? 0 } : null,
    reachedAt: reachedAt?.toISOString() ?? null,
    failure,
    rate: known ? { currency, rate: known.rate, at: known.confirmedAt.toISOString(), source: known.source } : null,
    wallets: walletsOf(hotAddress(ctx.config) ?? '', books, balances),
    custody: microUsdt(books.custody),
    own: microUsdt(books.own),
    arriving: microUsdt(books.arriving),
    leaving: microUsdt(books.leaving),
    counts,
  }
}

const walletsOf = (hot: string, { addresses }: Books, balances: Balances | undefined): Overview['wallets'] => ({
  addresses,
  atAddresses: balances?.atAddresses ?? null,
  hotAddress: hot,
  hot: balances?.hot ?? null,
  hotGas: balances?.hotGas ?? null,
  at: balances?.at.toISOString() ?? null,
})
