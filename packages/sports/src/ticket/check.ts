import { isPrice } from '../price/price.ts'
import { divideStake, lineCount, type Slip } from './lines.ts'
import { MOST_LINES, MOST_SELECTIONS, type Selection, type Ticket } from './ticket.ts'

/** Why a slip is refused. `at`: which selections, by their index. */
export type SlipProblem =
  | { code: 'no-selection' }
  | { code: 'too-many-selections'; most: number }
  | { code: 'price'; at: [number] }
  | { code: 'size'; size: number | null }
  | { code: 'too-many-lines'; lines: bigint; most: bigint }
  | { code: 'doubled' | 'contradiction' | 'same-event'; at: [number, number] }
export type TicketProblem =
  | SlipProblem
  /** Null where no whole stake above 0 was asked for. */
  | { code: 'stake'; nearest: { below: bigint | null; above: bigint } | null }

/** Whether two selections of one event may be in one line: their outcomes tell nothing of each other. */
export type AreIndependent = (one: Selection, other: Selection) => boolean
const never: AreIndependent = () => false

/** Null: the ticket can be placed. */
export const problemOfTicket = (ticket: Ticket, areIndependent: AreIndependent = never): TicketProblem | null => {
  const problem = problemOfSlip(ticket, areIndependent)
  if (problem !== null) return problem
  if (ticket.stake <= 0n) return { code: 'stake', nearest: null }
  const { perLine, below, above } = divideStake(ticket.stake, lineCount(ticket))
  return perLine === null ? { code: 'stake', nearest: { below, above } } : null
}

/** The same before there is a stake. */
export const problemOfSlip = (slip: Slip, areIndependent: AreIndependent = never): SlipProblem | null => {
  const { selections, sizes } = slip
  if (selections.length === 0) return { code: 'no-selection' }
  if (selections.length > MOST_SELECTIONS) return { code: 'too-many-selections', most: MOST_SELECTIONS }
  const unpriced = selections.findIndex(({ price }) => !isPrice(price))
  if (unpriced >= 0) return { code: 'price', at: [unpriced] }
  const size = wrongSizeOf(slip)
  if (size !== undefined) return { code: 'size', size }
  const lines = lineCount(slip)
  if (lines > MOST_LINES) return { code: 'too-many-lines', lines, most: MOST_LINES }
  return problemOfPairs(selections, Math.max(...sizes), areIndependent)
}

/** A size that no line can have, or that comes twice; null where there are none; undefined where all are well. */
const wrongSizeOf = ({ selections, sizes }: Slip): number | null | undefined => {
  if (sizes.length === 0) return null
  const bankers = selections.filter(({ isBanker }) => isBanker).length
  // A line of bankers alone would leave the others without a part in it.
  const least = bankers === selections.length ? bankers : bankers + 1
  return sizes.find(
    (size, index) =>
      !Number.isInteger(size) || size < least || size > selections.length || sizes.indexOf(size) !== index,
  )
}

const problemOfPairs = (
  selections: readonly Selection[],
  longest: number,
  areIndependent: AreIndependent,
): SlipProblem | null => {
  const bankers = selections.filter(({ isBanker }) => isBanker).length
  for (const [second, other] of selections.entries())
    for (const [first, one] of selections.slice(0, second).entries()) {
      if (one.event !== other.event) continue
      const at: [number, number] = [first, second]
      if (one.market === other.market && one.outcome === other.outcome) return { code: 'doubled', at }
      const places = longest - bankers + (one.isBanker ? 1 : 0) + (other.isBanker ? 1 : 0)
      // Never in one line: singles, or systems whose lines have one selection beside the bankers.
      if (places < 2) continue
      if (one.market === other.market) return { code: 'contradiction', at }
      if (!areIndependent(one, other)) return { code: 'same-event', at }
    }
  return null
}
