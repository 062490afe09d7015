import { type Score, settleMarket, voidMarket } from '@maru/sports'
import type { MessageOf } from '@maru/sports-feeds'
import { hasWindow, noWindow, type VoidWindow } from '../results/result.ts'
import { isSameResult } from '../results/store-result.service.ts'
import { draftOf } from './apply-odds.rules.ts'
import type { Draft, EventDraft, MarketDraft, ResultNow } from './draft.ts'

/** A later settlement counts, and corrects the one before. */
export const applySettlement = (draft: Draft, event: EventDraft, message: MessageOf<'settlement'>): void => {
  for (const { market: named, outcomes } of message.markets) {
    const market = draftOf(event, named, message.at, message.producer)
    if (!market || isLate(market, message.at)) continue
    const decided = outcomes.flatMap(({ id, result }) => (result ? [[id, result] as const] : []))
    if (decided.length === 0) continue
    const window = market.result && market.result.kind !== 'open' ? market.result.window : noWindow
    const result = { kind: 'settled' as const, window, outcomes: new Map(decided), source: 'feed' as const }
    decide(draft, event, market, { ...result, at: message.at }, message.isConfirmed)
  }
}

/** Also where its settlement has not come yet: that one is older then, and does not count any more. */
export const applyRollback = (draft: Draft, event: EventDraft, message: MessageOf<'settlementRollback'>): void => {
  for (const named of message.markets) {
    const market = draftOf(event, named, message.at, message.producer)
    if (!market || isLate(market, message.at)) continue
    if (market.result?.kind === 'void') continue
    const window = market.result?.window ?? noWindow
    const kind = hasWindow(window) ? 'void' : 'open'
    decide(draft, event, market, { kind, window, outcomes: new Map(), source: 'feed', at: message.at }, false)
  }
}

export const applyCancel = (draft: Draft, event: EventDraft, message: MessageOf<'betCancel'>): void => {
  const window = windowOf(message.window)
  for (const { market: named } of message.markets) {
    const market = draftOf(event, named, message.at, message.producer)
    if (!market || isLate(market, message.at)) continue
    const settled = hasWindow(window) && market.result?.kind === 'settled' ? market.result.outcomes : null
    const result = { window, outcomes: settled ?? new Map(), source: 'feed' as const, at: message.at }
    decide(draft, event, market, { kind: settled ? 'settled' : 'void', ...result }, true)
  }
}

export const applyCancelRollback = (draft: Draft, event: EventDraft, message: MessageOf<'cancelRollback'>): void => {
  for (const named of message.markets) {
    const market = draftOf(event, named, message.at, message.producer)
    if (!market || isLate(market, message.at)) continue
    const outcomes = market.result?.outcomes ?? new Map()
    const kind = outcomes.size > 0 ? 'settled' : 'open'
    decide(draft, event, market, { kind, window: noWindow, outcomes, source: 'feed', at: message.at }, false)
  }
}

/** Of a feed that sends no settlements: what the score decides, what it takes back, and what a cancelled event leaves void. What staff said stays. */
export const settleByScore = (draft: Draft, event: EventDraft): void => {
  const isOver = event.state === 'ended' || event.state === 'closed'
  for (const market of event.markets.values()) {
    if (market.result && market.result.source !== 'score') continue
    const outcomes = outcomesBy(event, market)
    if (outcomes === undefined) continue
    const at = event.statusAt
    if (outcomes) {
      const result = { kind: 'settled' as const, window: noWindow, outcomes: new Map(outcomes) }
      decide(draft, event, market, { ...result, source: 'score', at }, isOver)
    } else if (market.result?.kind === 'settled')
      decide(draft, event, market, { kind: 'open', window: noWindow, outcomes: new Map(), source: 'score', at }, false)
  }
}

/** Null: not decided. Undefined: the product cannot settle it, and it waits for staff. */
const outcomesBy = ({ state, score }: EventDraft, { market }: MarketDraft) => {
  try {
    if (state === 'cancelled') return voidMarket(market)
    if (!score) return undefined
    const abandoned: Score = state === 'abandoned' ? { ...score, abandoned: true } : score
    return settleMarket(market, abandoned)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const isLate = ({ result }: MarketDraft, at: number): boolean => result !== null && at < result.at

const windowOf = ({ from, until }: { from: number | null; until: number | null }): VoidWindow => ({
  from: from === null ? null : new Date(from),
  until: until === null ? null : new Date(until),
})

const decide = (
  draft: Draft,
  event: EventDraft,
  market: MarketDraft,
  result: ResultNow,
  isConfirmed: boolean,
): void => {
  // The first word on a market is kept also where it is that nothing is decided.
  if (market.result && isSameResult(market.result, result)) return
  market.result = result
  market.at = Math.max(market.at, result.at)
  if (result.kind === 'settled') market.state = 'settled'
  else if (result.kind === 'void' && !hasWindow(result.window)) market.state = 'cancelled'
  else if (market.state === 'settled' || market.state === 'cancelled') market.state = 'closed'
  market.isChanged = true
  event.isChanged = true
  draft.results.push({
    eventId: event.eventId,
    marketKey: market.key,
    kind: result.kind,
    window: result.window,
    outcomes: result.outcomes,
    source: result.source,
    isConfirmed,
    reason: null,
    at: new Date(result.at),
  })
}
