import type { TableRecord } from '@maru/live-games'
import type { DealShown, TableSaid } from '../table-shapes.ts'

/** How a stake ended. `withdrawn`: by the player; `late`: the wallet accepted it after betting had closed; `void`: with its round. The last three came back. */
export type StakeEnd = 'settled' | 'withdrawn' | 'late' | 'void'

/** One player's stakes on a place that ended alike. `returned` of what came back is the stake. */
export type StakeAgain = { place: string; end: StakeEnd; staked: number; returned: number }

/** A round of a live table that is over, as it is shown again to one of its players. Sums are won, times ms since 1970. */
export interface TableRoundAgain {
  readonly game: TableSaid
  /** Of the wallet. */
  readonly id: string
  readonly number: number
  readonly startedAt: number
  /** As records say it; null of a round that was voided before it was decided. */
  readonly result: string | null
  /** Null where nothing was dealt, or it is no longer stored. */
  readonly deal: DealShown | null
  readonly isVoided: boolean
  /** What staff wrote, or a reason of the table's own. */
  readonly voidReason: string | null
  /** The result of a table with a stream: typed by its dealer, confirmed by another of the staff. */
  readonly isTyped: boolean
  /** Where it can be proven. `round`: counted from 1 within the shoe; `isOver`: its record is published. */
  readonly shoe: { readonly number: number; readonly round: number; readonly isOver: boolean } | null
  readonly stakes: readonly StakeAgain[]
  /** The wallet has acknowledged what the round owes this player. */
  readonly isPaid: boolean
}

/** Null while the shoe is dealt, and of a round without one. */
export type RecordAgain = { record: TableRecord | null }
