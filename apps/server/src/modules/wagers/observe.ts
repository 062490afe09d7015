import type { Ctx } from '../../platform/context.ts'
import type { WagerState } from './wager.rules.ts'
import type { WagerRef } from './wager-id.rules.ts'

/**
 * `placed`: staked on, for the first time or further, or one of its stakes was taken back while it is open. `settled`: it came to its end. `cancelled`:
 * every stake was returned. `corrected`: what it had come to was changed.
 */
export type WagerChangeKind = 'placed' | 'settled' | 'cancelled' | 'corrected'

/** A wager as it was and as it is now; whole units of the site's currency. `before` of a new one holds nothing. */
export type ChangedWager = {
  kind: WagerChangeKind
  siteId: number
  ref: WagerRef
  product: string
  vendorCode: string
  gameCode: string
  before: WagerState
  after: WagerState
}

export type WagerObserver = {
  kinds: readonly WagerChangeKind[]
  /**
   * In the transaction of the wagers and of their money: what it throws undoes them. It gets all changes of its kinds at once, of several sites and members,
   * each wager once, while the members' purses are locked. It sends one statement without waiting for anything before, and reads nothing that it does not lock.
   */
  observe(ctx: Ctx, wagers: readonly ChangedWager[]): Promise<unknown>
}

declare module '../../platform/observers.ts' {
  interface Observers {
    wagers: WagerObserver
  }
}

export const kindOfChange = (before: WagerState, after: WagerState): WagerChangeKind => {
  if (after.status === 'cancelled') return 'cancelled'
  if (before.status !== 'placed') return 'corrected'
  return after.status
}

/** Lets the observers write what they keep of these changes. Nobody waits for them before the commit. */
export const notifyObservers = (ctx: Ctx, wagers: readonly ChangedWager[]): void => {
  for (const observer of ctx.observers.wagers ?? []) {
    const concerned = wagers.filter(({ kind }) => observer.kinds.includes(kind))
    if (concerned.length > 0) void ctx.db.pipeline(() => observer.observe(ctx, concerned))
  }
}
