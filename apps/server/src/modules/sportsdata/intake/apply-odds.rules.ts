import { type Market, marketKey } from '@maru/sports'
import type { MarketState as FeedMarketState, MessageOf, OfferedOutcome } from '@maru/sports-feeds'
import type { MarketState } from '../markets/market-now.ts'
import { BILLION, type StoredOutcome } from '../markets/market-now.ts'
import { type Draft, type EventDraft, isDecided, type MarketDraft } from './draft.ts'

/** As long as the contract lets a key be: a longer one could not be bet on. */
const LONGEST_KEY = 120
/** In thousandths. What lies outside is no price, whatever a feed has let pass. */
const LOWEST_PRICE = 1_001
const HIGHEST_PRICE = 10_000_000

/** Undecided markets are settled by results alone, whatever the state of their prices. */
const STATES: Readonly<Record<FeedMarketState, MarketState>> = {
  active: 'active',
  suspended: 'suspended',
  notOffered: 'closed',
  handedOver: 'closed',
  settled: 'closed',
  cancelled: 'closed',
}

export const applyOdds = (event: EventDraft, message: MessageOf<'oddsChange'>): void => {
  for (const { market, state, outcomes } of message.markets) {
    const draft = draftOf(event, market, message.at, message.producer)
    if (!draft || message.at < draft.at) continue
    draft.at = message.at
    draft.isSaid = true
    // Nobody bets on what is decided: its result has to be taken back first.
    if (isDecided(draft)) continue
    change(event, draft, STATES[state], outcomes.length > 0 ? outcomes.map(storedOutcome) : draft.outcomes)
    if (draft.producer !== message.producer) {
      draft.producer = message.producer
      draft.isChanged = true
      event.isChanged = true
    }
  }
}

export const applyBetStop = (draft: Draft, event: EventDraft, message: MessageOf<'betStop'>): void => {
  const isAll = message.groups.includes('all')
  for (const market of event.markets.values()) {
    if (message.at < market.at || (market.state !== 'active' && market.state !== 'suspended')) continue
    const groups = draft.groups.get(market.market.type)
    // A market that no description places may be in any group.
    if (!isAll && groups && !groups.some((group) => message.groups.includes(group))) continue
    market.at = message.at
    change(event, market, STATES[message.state], market.outcomes)
  }
}

/** Of a market; undefined where its key is none that could be sent. */
export const draftOf = (event: EventDraft, market: Market, at: number, producer: number): MarketDraft | undefined => {
  const key = marketKey(market)
  const found = event.markets.get(key)
  if (found) return found
  if (key.length > LONGEST_KEY) return undefined
  const draft: MarketDraft = {
    key,
    market,
    storedState: null,
    state: 'closed',
    producer,
    at,
    storedAt: at,
    outcomes: [],
    settledAt: Number.NEGATIVE_INFINITY,
    voids: [],
    result: null,
    isChanged: true,
    isSaid: true,
  }
  event.markets.set(key, draft)
  event.isChanged = true
  return draft
}

export const change = (event: EventDraft, market: MarketDraft, state: MarketState, outcomes: StoredOutcome[]): void => {
  if (market.state === state && isSame(market.outcomes, outcomes)) return
  market.state = state
  market.outcomes = outcomes
  market.isChanged = true
  event.isChanged = true
}

const storedOutcome = ({ id, price, probability, isActive }: OfferedOutcome): StoredOutcome => {
  const isPrice = price !== null && Number.isInteger(price) && price >= LOWEST_PRICE && price <= HIGHEST_PRICE
  const isProbability = probability !== null && probability >= 0 && probability <= 1
  return {
    id,
    price: isPrice ? price : null,
    probability: isProbability ? Math.round(probability * BILLION) : null,
    isActive: isActive && isPrice,
  }
}

const isSame = (one: readonly StoredOutcome[], other: readonly StoredOutcome[]): boolean =>
  one.length === other.length &&
  one.every(({ id, price, probability, isActive }, at) => {
    const of = other[at]
    return of?.id === id && of.price === price && of.probability === probability && of.isActive === isActive
  })
