import type { SportChange, SportCode } from '@maru/contract'
import type { Score } from '@maru/sports'
import {
  isSameResult,
  type MarketResult,
  RULES_VERSION,
  type SaidResult,
  type StaffMarket,
} from '../../../sportsdata/index.ts'
import { type FieldProblem, readTyped } from './typed.rules.ts'

/** What a market is to come to, and what is said of it now: undefined, where nothing is. */
export type MarketChange = { market: StaffMarket; before: SaidResult | undefined; after: MarketResult }
export type ReadChange = { changes: MarketChange[]; score: Score | null }
type About = {
  sport: SportCode
  /** Those that it may change. */
  markets: readonly StaffMarket[]
  /** By market, the newest first. */
  versions: ReadonlyMap<string, readonly SaidResult[]>
}
type Said = Pick<MarketResult, 'kind' | 'windows' | 'outcomes'>

/** What a change comes to, of those markets that it changes. */
export const readChange = (change: SportChange, about: About): ReadChange | { problems: FieldProblem[] } => {
  const markets = about.markets.filter((one) => isNamed(change, one))
  if (change.kind !== 'result') {
    const say = (market: StaffMarket): Said | undefined => {
      const newest = about.versions.get(market.marketKey)?.[0]
      return change.kind === 'void' ? voided(newest, change.since) : restored(newest, market)
    }
    return { changes: changesOf(markets, about, say), score: null }
  }
  const read = readTyped(about.sport, markets, change, 'may')
  if ('problems' in read) return read
  const corrected = ({ marketKey }: StaffMarket): Said | undefined => {
    const before = about.versions.get(marketKey)?.[0]
    const outcomes = read.outcomes.get(marketKey)
    // What is void stays so until that is taken back.
    if (!outcomes || (before && isWhollyVoid(before))) return undefined
    return { kind: 'settled', windows: before?.windows ?? [], outcomes: new Map(outcomes) }
  }
  return { changes: changesOf(markets, about, corrected), score: read.score }
}

const isNamed = (change: SportChange, { marketKey }: StaffMarket): boolean =>
  change.kind === 'result' || change.market === null || change.market === marketKey

const changesOf = (
  markets: readonly StaffMarket[],
  { versions }: About,
  say: (market: StaffMarket) => Said | undefined,
): MarketChange[] =>
  markets.flatMap((market) => {
    const before = versions.get(market.marketKey)?.[0]
    const said = say(market)
    if (!said || isSameResult(before && comparable(before), said)) return []
    const { eventId, marketKey } = market
    return [
      {
        market,
        before,
        after: { eventId, marketKey, version: (before?.version ?? 0) + 1, rulesVersion: RULES_VERSION, ...said },
      },
    ]
  })

/** As a reader of results sees it: one that is not settled names no outcomes. */
const comparable = ({ kind, windows, outcomes }: SaidResult): Said => ({
  kind,
  windows,
  outcomes: kind === 'settled' ? outcomes : new Map(),
})

export const isWhollyVoid = ({ kind, windows }: Pick<SaidResult, 'kind' | 'windows'>): boolean =>
  kind === 'void' && windows.length === 0

/** All bets, or those accepted since. The others keep what is said of them. */
const voided = (before: SaidResult | undefined, since: string | null): Said | undefined => {
  if (since === null) return { kind: 'void', windows: [], outcomes: new Map() }
  if (before && isWhollyVoid(before)) return undefined
  const from = Date.parse(since)
  // A later beginning lies within it.
  const others = (before?.windows ?? []).filter(({ from: other }) => other === null || other < from)
  const isSettled = before?.kind === 'settled'
  return {
    kind: isSettled ? 'settled' : 'void',
    windows: [...others, { from, until: null }],
    outcomes: isSettled ? before.outcomes : new Map(),
  }
}

/** A void of all bets goes, and what counts beside it stays: the newest outcomes, and bets that are void by when they were accepted. Without such a void those go, and nothing else. */
const restored = (newest: SaidResult | undefined, market: StaffMarket): Said | undefined => {
  if (!newest || (!isWhollyVoid(newest) && newest.windows.length === 0)) return undefined
  const windows = isWhollyVoid(newest) ? market.windows : []
  const isSettled = newest.outcomes.size > 0
  return {
    kind: isSettled ? 'settled' : windows.length > 0 ? 'void' : 'open',
    windows,
    outcomes: isSettled ? newest.outcomes : new Map(),
  }
}
