import { marketKey } from '../market/settle.ts'
import type { Market, OutcomeId, OutcomeResult } from '../market.ts'
import { possibleWinOf } from '../ticket/payout.ts'
import type { Selection, Ticket } from '../ticket/ticket.ts'
import { endsOf, type MarketEnd } from './scenarios.ts'

/** A ticket that the book holds. `known`: results of its decided legs; null where open. */
export type HeldTicket = { ticket: Ticket; known: readonly (OutcomeResult | null)[] }

/** What becomes of a selection in a scenario; null: the scenario does not say, and it counts as won in full. */
export type Scenario = (selection: Selection) => OutcomeResult | null

/** What the book loses on these tickets, in won: the most that they can pay in the scenario, less their stakes. Below zero it gains. */
export const costIn = (scenario: Scenario, tickets: readonly HeldTicket[]): bigint =>
  tickets.reduce((sum, { ticket, known }) => {
    const results = ticket.selections.map((selection, index) => known[index] ?? scenario(selection))
    return sum + possibleWinOf(ticket, results) - ticket.stake
  }, 0n)

/** The worst of some scenarios: of whole events, of which each gives the results of several markets by a score. Throws RangeError without any. */
export const worstOf = (
  scenarios: readonly Scenario[],
  tickets: readonly HeldTicket[],
): { cost: bigint; at: number } => {
  const costs = scenarios.map((scenario) => costIn(scenario, tickets))
  const [first] = costs
  if (first === undefined) throw new RangeError('no scenarios')
  return costs.reduce((worst, cost, at) => (cost > worst.cost ? { cost, at } : worst), { cost: first, at: 0 })
}

/**
 * `worst`: what the market can cost at most over all its ends. `costs`: of each outcome, what it costs at most where it wins, wholly or by half. Over the tickets that have a leg in the
 * market; their legs elsewhere count as won.
 */
export type Liability = { worst: bigint; costs: ReadonlyMap<OutcomeId, bigint> }

export const liabilityOf = (event: string, market: Market, tickets: readonly HeldTicket[]): Liability => {
  const key = marketKey(market)
  const isIn = (selection: Selection) => selection.event === event && selection.market === key
  const concerned = tickets.filter(({ ticket }) => ticket.selections.some(isIn))
  const ends = endsOf(market).map((end) => ({ end, cost: costIn(scenarioOf(end, isIn), concerned) }))
  const costs = new Map<OutcomeId, bigint>()
  let worst = ends[0]?.cost ?? 0n
  for (const { end, cost } of ends) {
    if (cost > worst) worst = cost
    for (const [outcome, { result, voidHalves }] of end) {
      const isWorse = cost > (costs.get(outcome) ?? cost - 1n)
      if (result === 1 && voidHalves < 2 && isWorse) costs.set(outcome, cost)
    }
  }
  return { worst, costs }
}

const scenarioOf =
  (end: MarketEnd, isIn: (selection: Selection) => boolean): Scenario =>
  (selection) =>
    isIn(selection) ? (end.get(selection.outcome) ?? null) : null

/** What a market would cost if one more ticket were taken. */
export const liabilityWith = (
  event: string,
  market: Market,
  tickets: readonly HeldTicket[],
  more: Ticket,
): { before: Liability; after: Liability } => ({
  before: liabilityOf(event, market, tickets),
  after: liabilityOf(event, market, [...tickets, { ticket: more, known: more.selections.map(() => null) }]),
})
