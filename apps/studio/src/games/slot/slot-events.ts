import type { Five, SymbolId } from './slot-config.ts'

export interface Lantern {
  readonly cell: number
  /** Won. */
  readonly value: number
}

/** What happens in a round, in the order in which it is shown. All sums are won. */
export type SlotEvent =
  | {
      readonly type: 'reels-stopped'
      readonly free: boolean
      readonly stops: Five<number>
      readonly view: Five<string>
    }
  | {
      readonly type: 'line-won'
      readonly line: number
      readonly symbol: SymbolId
      readonly count: number
      readonly multiplier: number
      readonly amount: number
    }
  | { readonly type: 'scatter-won'; readonly cells: readonly number[]; readonly amount: number }
  | { readonly type: 'respins-started'; readonly lanterns: readonly Lantern[]; readonly left: number }
  | { readonly type: 'respin-stopped'; readonly landed: readonly Lantern[]; readonly left: number }
  | { readonly type: 'respins-ended'; readonly full: boolean; readonly fullPrize: number; readonly amount: number }
  | { readonly type: 'free-spins-started'; readonly spins: number }
  | { readonly type: 'free-spin-started'; readonly spin: number; readonly multiplier: number }
  | { readonly type: 'free-spins-ended'; readonly amount: number }
  | { readonly type: 'round-ended'; readonly stake: number; readonly payout: number }
