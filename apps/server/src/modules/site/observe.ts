import type { Ctx } from '../../platform/context.ts'

export type SiteObserver = {
  /** In the transaction that adds the site, which is the context's: what it throws undoes that. */
  added(ctx: Ctx): Promise<unknown>
}

declare module '../../platform/observers.ts' {
  interface Observers {
    site: SiteObserver
  }
}
