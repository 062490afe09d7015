import type { Card } from './cards.ts'
import type { Side, Winner } from './coup.ts'
import type { Place } from './places.ts'

/** One finished coup, as the roads remember it. */
export interface Outcome {
  readonly winner: Winner
  readonly playerPair: boolean
  readonly bankerPair: boolean
}

/** What happens in a round, in the order in which it is shown. All sums are won. */
export type BaccaratEvent =
  | { readonly type: 'shoe-started'; readonly shoe: number; readonly turned: Card; readonly burnt: number }
  | { readonly type: 'bets-placed'; readonly bets: Partial<Record<Place, number>> }
  | { readonly type: 'card-dealt'; readonly to: Side; readonly card: Card; readonly total: number }
  | { readonly type: 'natural-shown'; readonly side: Side; readonly total: number }
  | {
      readonly type: 'coup-decided'
      readonly outcome: Outcome
      readonly playerTotal: number
      readonly bankerTotal: number
      /** Of this shoe, this coup included. */
      readonly coup: number
    }
  | { readonly type: 'place-paid'; readonly place: Place; readonly stake: number; readonly returned: number }
  | { readonly type: 'cut-card-reached' }
  | { readonly type: 'round-ended'; readonly stake: number; readonly payout: number }
