import type { CashCurrency } from '@maru/contract'
import type { Services } from '../../platform/services.ts'
import { memberById } from '../identity/index.ts'
import { balancesOf } from '../ledger/index.ts'
import { barOf } from '../wagers/index.ts'
import { newToken } from './session.service.ts'
import {
  findRound,
  findSession,
  findTransactions,
  renewToken,
  type SeenRound,
  type SeenSession,
  type SeenTransaction,
  type TransactionSearch,
} from './vendor-desk.repository.ts'
import { findPlayer } from './wallet.repository.ts'

/** What a vendor may look up beside the wallet, and the one thing that it may change there: the token of a session. */
export type VendorDesk = {
  /** Open or ended; undefined for a token that this vendor was never given. */
  session(vendorCode: string, token: string): Promise<SeenSession | undefined>
  countryOf(session: SeenSession): Promise<string>
  /** The next token; undefined when the session had ended. */
  renew(vendorCode: string, session: SeenSession, token: string): Promise<string | undefined>
  /** Undefined: no such player. Takes no lock. */
  cash(
    vendorCode: string,
    playerId: string,
  ): Promise<{ currency: CashCurrency; balance: number; bonus: number } | undefined>
  /** Locked, barred by staff, or protected from playing. */
  isBarred(vendorCode: string, session: SeenSession): Promise<boolean>
  transactions(search: TransactionSearch): Promise<SeenTransaction[]>
  round(vendorCode: string, playerId: string, round: string): Promise<SeenRound | undefined>
}

export const createVendorDesk = (services: Services): VendorDesk => {
  const about = (vendorCode: string, siteId: number) => ({ who: { kind: 'vendor', vendorCode } as const, siteId })
  return {
    session: (vendorCode, token) =>
      services.reading(about(vendorCode, 0), (ctx) => findSession(ctx, vendorCode, token)),
    countryOf: ({ siteId, memberId }) =>
      services.reading({ who: { kind: 'system', job: 'games.vendor-desk' }, siteId }, async (ctx) => {
        const member = await memberById(ctx, memberId)
        if (!member) throw new Error(`member ${memberId} is gone`)
        return member.nationCode
      }),
    renew: (vendorCode, { siteId }, token) =>
      services.inContext(about(vendorCode, siteId), async (ctx) => {
        const next = newToken(ctx)
        return (await renewToken(ctx, vendorCode, token, next)) ? next : undefined
      }),
    cash: async (vendorCode, playerId) => {
      const player = await services.reading(about(vendorCode, 0), (ctx) => findPlayer(ctx, vendorCode, playerId))
      if (!player) return undefined
      const { currency, siteId, memberId } = player
      const { cash, bonus } = await services.reading(about(vendorCode, siteId), (ctx) => balancesOf(ctx, memberId))
      return { currency, balance: cash, bonus }
    },
    isBarred: (vendorCode, { siteId, memberId }) =>
      services.reading(
        about(vendorCode, siteId),
        async (ctx) => (await barOf(ctx, { siteId, memberId })) !== undefined,
      ),
    transactions: (search) => services.reading(about(search.vendorCode, 0), (ctx) => findTransactions(ctx, search)),
    round: (vendorCode, playerId, round) =>
      services.reading(about(vendorCode, 0), (ctx) => findRound(ctx, vendorCode, playerId, round)),
  }
}
