import {
  endsOf,
  factorOf,
  type KnownResult,
  lineCount,
  type Market,
  type MarketEnd,
  type OutcomeResult,
  readSpecifiers,
  type Score,
  settleMarket,
} from '@maru/sports'
import { knownResultOf } from '../../settle/leg-result.rules.ts'
import { mostWith, pricedTicket, type RunningTicket } from '../../settle/ticket-end.rules.ts'

/** Open tickets of one selection that are alike. `stake`: of each, what was not cashed out. */
export type Singles = { marketKey: string; outcome: string; price: number; stake: number; tickets: number }

/** Open tickets of one event. `rest`: what those that are not among them may cost at most. */
export type OpenBook = {
  eventId: number
  singles: readonly Singles[]
  combined: readonly RunningTicket[]
  rest: number
}
/** What becomes of a market of the event; null: the scenario does not say. */
export type Scenario = (marketKey: string) => MarketEnd | null
/** `most`: what is not decided pays all that it can. `level`: it is worth what it was sold for, as on average, but for the margin. */
export type OfUndecided = 'most' | 'level'

const lost: OutcomeResult = { voidHalves: 0, result: 0, sharedBy: 1 }
const level: OutcomeResult = { voidHalves: 2, result: 0, sharedBy: 1 }

export const marketIn = (marketKey: string): Market => {
  const [type = '', specifiers = ''] = marketKey.split('/')
  return { type: Number(type), specifiers: readSpecifiers(specifiers) }
}

/** Of a market that is none of ours nothing is known but that it costs the most: its outcomes count as won. */
const endsIn = (marketKey: string): MarketEnd[] => orNull(() => endsOf(marketIn(marketKey))) ?? [new Map()]

/** Null for a type that the product does not know, and for specifiers that are none of it. */
const orNull = <T>(read: () => T): T | null => {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** What every market of the event comes to at a final score. */
export const atScore = (score: Score): Scenario => {
  const known = new Map<string, MarketEnd | null>()
  return (marketKey) => {
    const found = known.get(marketKey)
    if (found !== undefined) return found
    const results = orNull(() => settleMarket(marketIn(marketKey), score))
    known.set(marketKey, results)
    return results
  }
}

/** Counts profit and loss of the book in scenarios. What several of them have in common is counted once. */
export const whatIf = (book: OpenBook) => {
  const byMarket = Map.groupBy(book.singles, ({ marketKey }) => marketKey)
  const worstOf = new Map<string, number>()
  const tickets = book.combined.map((ticket) => combinedProfit(book.eventId, ticket))

  const singlesProfit = (marketKey: string, end: MarketEnd): number =>
    (byMarket.get(marketKey) ?? []).reduce((sum, { outcome, price, stake, tickets: count }) => {
      const { over, under } = factorOf(price, end.get(outcome) ?? { ...lost, result: 1 })
      return sum + count * (stake - Number((BigInt(stake) * over) / under))
    }, 0)

  const undecided = (marketKey: string): number => {
    const known = worstOf.get(marketKey)
    if (known !== undefined) return known
    const worst = Math.min(...endsIn(marketKey).map((end) => singlesProfit(marketKey, end)))
    worstOf.set(marketKey, worst)
    return worst
  }

  return (scenario: Scenario, open: OfUndecided = 'most'): number => {
    let profit = open === 'most' ? -book.rest : 0
    for (const marketKey of byMarket.keys()) {
      const end = scenario(marketKey)
      if (end) profit += singlesProfit(marketKey, end)
      else if (open === 'most') profit += undecided(marketKey)
    }
    for (const ticket of tickets) profit += ticket(scenario, open)
    return profit
  }
}

/** What these tickets cost if all of them win: as their exposure counts it. */
export const lossIfAllWin = ({ eventId, singles, combined }: Omit<OpenBook, 'rest'>): number => {
  const ofSingles = singles.reduce(
    (sum, { price, stake, tickets }) => sum + tickets * (Number((BigInt(stake) * BigInt(price)) / 1_000n) - stake),
    0,
  )
  return combined.reduce((sum, ticket) => sum - combinedProfit(eventId, ticket)(() => null, 'most'), ofSingles)
}

/** Of the lines with a leg of the event alone: what the others do has nothing to do with it. Each way in which its legs of the event end is counted once. */
const combinedProfit = (eventId: number, ticket: RunningTicket) => {
  const isOwn = ticket.legs.map((leg) => leg.eventId === eventId)
  const decided = ticket.legs.map(knownResultOf)
  const { whole, partOf } = pricedTicket(ticket)
  const ownParts = new Set(partOf.filter((_, i) => isOwn[i]))
  const hasBanker = whole.selections.some(({ isBanker }, part) => isBanker && ownParts.has(part))
  const others = whole.selections.filter((_, part) => !ownParts.has(part))
  const lines = lineCount(whole)
  const linesOfOthers = hasBanker ? 0n : lineCount({ selections: others, sizes: whole.sizes })
  const stake = ticket.stake - Number((whole.stake / lines) * linesOfOthers)
  const known = new Map<string, number>()

  return (scenario: Scenario, open: OfUndecided): number => {
    const undecided: KnownResult = open === 'level' ? level : null
    const results = ticket.legs.map(({ marketKey, outcome }, i): KnownResult => {
      const result = decided[i] ?? null
      if (result !== null) return result
      return (isOwn[i] ? scenario(marketKey)?.get(outcome) : null) ?? undecided
    })
    const name = `${open} ${JSON.stringify(results.filter((_, i) => isOwn[i]))}`
    const found = known.get(name)
    if (found !== undefined) return found
    const ofOthers =
      linesOfOthers === 0n
        ? 0
        : mostWith(
            ticket,
            results.map((result, i) => (isOwn[i] ? lost : result)),
          )
    const profit = stake - (mostWith(ticket, results) - ofOthers)
    known.set(name, profit)
    return profit
  }
}
