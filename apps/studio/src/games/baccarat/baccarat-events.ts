import type { Card, CoupOutcome, Side } from '@maru/live-games'
import type { Place } from './places.ts'

export type { CoupOutcome as Outcome }

/** What happens in a round, in the order in which it is shown. All sums are won. */
export type BaccaratEvent =
  | { readonly type: 'shoe-started'; readonly shoe: number; readonly turned: Card; readonly burnt: number }
  | { readonly type: 'bets-placed'; readonly bets: Partial<Record<Place, number>> }
  | { readonly type: 'card-dealt'; readonly to: Side; readonly card: Card; readonly total: number }
  | { readonly type: 'natural-shown'; readonly side: Side; readonly total: number }
  | {
      readonly type: 'coup-decided'
      readonly outcome: CoupOutcome
      readonly playerTotal: number
      readonly bankerTotal: number
      /** Of this shoe, this coup included. */
      readonly coup: number
    }
  | { readonly type: 'place-paid'; readonly place: Place; readonly stake: number; readonly returned: number }
  | { readonly type: 'cut-card-reached' }
  | { readonly type: 'round-ended'; readonly stake: number; readonly payout: number }
