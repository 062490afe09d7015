import type { Market, OutcomeId, Sport } from '@maru/sports'
import type { ProblemCode } from '../feed.ts'
import type { OfferedMarket, OfferedOutcome } from '../message.ts'
import { priceOf } from '../price.ts'
import type { EventShape, MarketShape } from './shapes.ts'

/** By the first word of a sport's key: `soccer_epl`. */
const sports: Readonly<Record<string, Sport>> = {
  soccer: 'soccer',
  basketball: 'basketball',
  baseball: 'baseball',
  volleyball: 'volleyball',
  icehockey: 'hockey',
  mma: 'combat',
  boxing: 'combat',
  tennis: 'tennis',
  handball: 'handball',
  americanfootball: 'football',
}

/** Null: none that the product has. */
export const sportOf = (key: string): Sport | null => sports[key.split('_')[0] ?? ''] ?? null

type Numbers = { winner: number; handicap: number; total: number }
const usual: Numbers = { winner: 186, handicap: 16, total: 18 }
/** Numbers of the Unified Odds Feed. American sports count overtime, extra innings and shoot-outs. */
const bySport: Readonly<Partial<Record<Sport, Numbers>>> = {
  basketball: { winner: 219, handicap: 223, total: 225 },
  football: { winner: 219, handicap: 223, total: 225 },
  baseball: { winner: 251, handicap: 256, total: 258 },
  hockey: { winner: 406, handicap: 410, total: 412 },
  tennis: { winner: 186, handicap: 187, total: 189 },
  volleyball: { winner: 186, handicap: 237, total: 238 },
}
const THREE_WAY = 1

export type Report = (code: ProblemCode, excerpt: string) => void
type Priced = MarketShape['outcomes'][number]

/** Null: a market that the product does not take from here, or one that contradicts itself, which is reported. */
export const marketOf = (
  shape: MarketShape,
  event: EventShape,
  sport: Sport | null,
  report: Report,
): OfferedMarket | null => {
  const numbers = (sport && bySport[sport]) ?? usual
  const named = new Map(shape.outcomes.map((outcome) => [outcome.name, outcome]))
  if (named.size !== shape.outcomes.length) {
    report('contradiction', `an outcome twice in ${shape.key}`)
    return null
  }
  const offered = (market: Market, ids: Readonly<Record<string, OutcomeId>>): OfferedMarket => ({
    market,
    state: 'active',
    outcomes: [...named].flatMap(([name, outcome]) => outcomeOf(ids[name], outcome, report)),
  })
  const home = event.home_team ?? ''
  const away = event.away_team ?? ''
  if (shape.key === 'h2h' && named.has('Draw'))
    return offered({ type: THREE_WAY, specifiers: {} }, { [home]: '1', Draw: '2', [away]: '3' })
  if (shape.key === 'h2h') return offered({ type: numbers.winner, specifiers: {} }, { [home]: '4', [away]: '5' })
  if (shape.key !== 'spreads' && shape.key !== 'totals') return null

  const isTotal = shape.key === 'totals'
  const line = named.get(isTotal ? 'Over' : home)?.point
  const opposite = named.get(isTotal ? 'Under' : away)?.point
  // Zero must not become minus zero.
  if (
    line === undefined ||
    opposite === undefined ||
    line !== (isTotal ? opposite : 0 - opposite) ||
    !isQuarter(line)
  ) {
    report('contradiction', `lines ${line} and ${opposite} of ${shape.key}`)
    return null
  }
  return isTotal
    ? offered({ type: numbers.total, specifiers: { total: String(line) } }, { Over: '12', Under: '13' })
    : offered({ type: numbers.handicap, specifiers: { hcp: String(line) } }, { [home]: '1714', [away]: '1715' })
}

const isQuarter = (line: number): boolean => Number.isInteger(line * 4) && Math.abs(line) < 10_000

/** Without a price where it cannot be used: else the one before it would stand. */
function outcomeOf(id: OutcomeId | undefined, { name, price: given }: Priced, report: Report): OfferedOutcome[] {
  if (id === undefined) {
    report('missing', `an outcome that is neither side: ${name}`)
    return []
  }
  const price = typeof given === 'number' || typeof given === 'string' ? priceOf(String(given)) : null
  if (price === null) report('price', `price ${String(given)} of ${name}`)
  return [{ id, price, probability: null, isActive: price !== null }]
}
