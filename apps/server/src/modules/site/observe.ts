import type { Ctx } from '../../platform/context.ts'

export type SiteObserver = {
  /** In the transaction that adds the site, which is the context's: what it throws undoes that. */
  added(ctx: Ctx): Promise<unknown>
}

/** What deposits bring now, in whole percent; 0: nothing. */
export type DepositOffers = { first: number; daily: number }
/** Who grants bonuses says what is offered, so that a banner promises nothing else. */
export type DepositOfferSource = { offers(ctx: Ctx): Promise<DepositOffers> }

declare module '../../platform/observers.ts' {
  interface Observers {
    site: SiteObserver
    depositOffers: DepositOfferSource
  }
}

export const depositOffers = async (ctx: Ctx): Promise<DepositOffers> =>
  (await ctx.observers.depositOffers?.[0]?.offers(ctx)) ?? { first: 0, daily: 0 }
