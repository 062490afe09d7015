/** One leg of a ticket, by the product's own codes. `market`: its key within the event (`marketKey`). */
export type Selection = {
  event: string
  market: string
  outcome: string
  /** In thousandths of the stake, stake included: what the leg was accepted at. */
  price: number
  /** It is in every line. */
  isBanker?: boolean
}

/**
 * `sizes`: of how many selections its lines are, bankers included. Of four selections [1] are four singles, [4] is an accumulator, [2, 3, 4] a Yankee.
 * `stake`: of all lines together, whole won; each line has the same share of it.
 */
export type Ticket = { selections: readonly Selection[]; sizes: readonly number[]; stake: bigint }

export const MOST_SELECTIONS = 20
/** Of one ticket. Nothing enumerates them: it is about what a member can oversee. */
export const MOST_LINES = 10_000n
