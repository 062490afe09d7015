import type { Ctx } from '../../platform/context.ts'

export type SiteObserver = {
  /** In the transaction that adds the site, which is the context's: what it throws undoes that. */
  added(ctx: Ctx): Promise<unknown>
}

/** What deposits bring now, in whole percent; 0: nothing. */
export type DepositOffers = { first: number; daily: number }
/** Who grants bonuses says what is offered, so that a banner promises nothing else. */
export type DepositOfferSource = { offers(ctx: Ctx): Promise<DepositOffers> }

/** A notice as the main page shows it. */
export type ShownNotice = {
  idx: number
  kind: 'check' | 'event' | 'guide'
  title: string
  /** Plain text. */
  text: string
  createdAt: string
}
/** Who has the boards gives the newest notices, in the reader's language. */
export type NoticeSource = { newest(ctx: Ctx, limit: number): Promise<ShownNotice[]> }

declare module '../../platform/observers.ts' {
  interface Observers {
    site: SiteObserver
    depositOffers: DepositOfferSource
    notices: NoticeSource
  }
}

export const depositOffers = async (ctx: Ctx): Promise<DepositOffers> =>
  (await ctx.observers.depositOffers?.[0]?.offers(ctx)) ?? { first: 0, daily: 0 }

export const newestNotices = async (ctx: Ctx, limit: number): Promise<ShownNotice[]> =>
  (await ctx.observers.notices?.[0]?.newest(ctx, limit)) ?? []
