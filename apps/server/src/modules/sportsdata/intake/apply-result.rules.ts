import { type Score, settleMarket, voidMarket } from '@maru/sports'
import type { MessageOf } from '@maru/sports-feeds'
import { hasWindow, isSameResult, noWindow, type VoidWindow } from '../results/result.ts'
import { draftOf } from './apply-odds.rules.ts'
import type { Draft, EventDraft, MarketDraft, ResultNow } from './draft.ts'

/** A later settlement counts, and corrects the one before. */
export const applySettlement = (draft: Draft, event: EventDraft, message: MessageOf<'settlement'>): void => {
  for (const { market: named, outcomes } of message.markets) {
    const market = draftOf(event, named, message.at, message.producer)
    const decided = outcomes.flatMap(({ id, result }) => (result ? [[id, result] as const] : []))
    if (!market || decided.length === 0) continue
    settle(draft, event, market, { outcomes: new Map(decided), at: message.at, source: 'feed' }, message.isConfirmed)
  }
}

/** Also where its settlement has not come yet: that one is older then, and does not count any more. */
export const applyRollback = (draft: Draft, event: EventDraft, message: MessageOf<'settlementRollback'>): void => {
  for (const named of message.markets) {
    const market = draftOf(event, named, message.at, message.producer)
    if (market) settle(draft, event, market, { outcomes: new Map(), at: message.at, source: 'feed' }, false)
  }
}

export const applyCancel = (draft: Draft, event: EventDraft, message: MessageOf<'betCancel'>): void => {
  const window = windowOf(message.window)
  for (const { market: named } of message.markets) {
    const market = draftOf(event, named, message.at, message.producer)
    if (market) cancel(draft, event, market, { window, isVoid: !hasWindow(window), at: message.at })
  }
}

export const applyCancelRollback = (draft: Draft, event: EventDraft, message: MessageOf<'cancelRollback'>): void => {
  for (const named of message.markets) {
    const market = draftOf(event, named, message.at, message.producer)
    if (market) cancel(draft, event, market, { window: noWindow, isVoid: false, at: message.at })
  }
}

type Settling = { outcomes: ResultNow['outcomes']; at: number; source: ResultNow['source'] }
const settle = (
  draft: Draft,
  event: EventDraft,
  market: MarketDraft,
  { outcomes, at, source }: Settling,
  isConfirmed: boolean,
): void => {
  if (at < market.settledAt) return
  note(event, market, at > market.settledAt)
  market.settledAt = at
  decide(draft, event, market, { outcomes, window: market.result?.window ?? noWindow, source, at }, isConfirmed)
}

const cancel = (
  draft: Draft,
  event: EventDraft,
  market: MarketDraft,
  { window, isVoid, at }: { window: VoidWindow; isVoid: boolean; at: number },
): void => {
  if (at < market.voidAt) return
  note(event, market, at > market.voidAt)
  market.voidAt = at
  market.isVoid = isVoid
  decide(draft, event, market, { outcomes: market.result?.outcomes ?? new Map(), window, source: 'feed', at }, true)
}

/** That it was said has to be known, also where it says nothing new: something older may still come. */
const note = (event: EventDraft, market: MarketDraft, isNewer: boolean): void => {
  if (!isNewer) return
  market.isChanged = true
  event.isChanged = true
}

/** Of a feed that sends no settlements: what the score decides, what it takes back, and what a cancelled event leaves void. What staff said stays. */
export const settleByScore = (draft: Draft, event: EventDraft): void => {
  const isOver = event.state === 'ended' || event.state === 'closed'
  for (const market of event.markets.values()) {
    if (market.result && market.result.source !== 'score') continue
    const outcomes = outcomesBy(event, market)
    if (outcomes === undefined) continue
    const settling = { at: event.statusAt, source: 'score' as const }
    if (outcomes) settle(draft, event, market, { ...settling, outcomes: new Map(outcomes) }, isOver)
    else if (market.result?.kind === 'settled')
      settle(draft, event, market, { ...settling, outcomes: new Map() }, false)
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

const windowOf = ({ from, until }: { from: number | null; until: number | null }): VoidWindow => ({
  from: from === null ? null : new Date(from),
  until: until === null ? null : new Date(until),
})

type Deciding = Settling & { window: VoidWindow }
/** What a settlement and a cancellation come to together, whichever came first. */
const decide = (
  draft: Draft,
  event: EventDraft,
  market: MarketDraft,
  { outcomes, window, source, at }: Deciding,
  isConfirmed: boolean,
): void => {
  const isSettled = outcomes.size > 0
  // What is settled after it was cancelled counts.
  const isVoid = market.isVoid && !(isSettled && market.settledAt > market.voidAt)
  const kind = isVoid || (hasWindow(window) && !isSettled) ? 'void' : isSettled ? 'settled' : 'open'
  const result: ResultNow = { kind, window: isVoid ? noWindow : window, outcomes, source }
  market.at = Math.max(market.at, at)
  // The first word on a market is kept also where it is that nothing is decided.
  if (market.result && isSameResult(market.result, result)) return
  market.result = result
  if (kind === 'settled') market.state = 'settled'
  else if (isVoid) market.state = 'cancelled'
  else if (market.state === 'settled' || market.state === 'cancelled') market.state = 'closed'
  market.isChanged = true
  event.isChanged = true
  draft.results.push({
    ...result,
    eventId: event.eventId,
    marketKey: market.key,
    isConfirmed,
    reason: null,
    at: new Date(at),
  })
}
