import { type Market, type Score, settleMarket, voidMarket } from '@maru/sports'
import type { MessageOf } from '@maru/sports-feeds'
import { isSameResult } from '../results/result.ts'
import { voidsNow, withVoid } from '../results/void-said.rules.ts'
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
  for (const { market } of message.markets) cancel(draft, event, market, message)
}

export const applyCancelRollback = (draft: Draft, event: EventDraft, message: MessageOf<'cancelRollback'>): void => {
  for (const market of message.markets) cancel(draft, event, market, message)
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
  decide(draft, event, market, { outcomes, source, at }, isConfirmed)
}

const cancel = (
  draft: Draft,
  event: EventDraft,
  named: Market,
  { kind, window, at, producer }: MessageOf<'betCancel' | 'cancelRollback'>,
): void => {
  const market = draftOf(event, named, at, producer)
  if (!market) return
  const { from, until } = window
  const voids = withVoid(market.voids, { from, until, isVoid: kind === 'betCancel', at })
  if (voids === market.voids) return
  note(event, market, true)
  market.voids = voids
  decide(draft, event, market, { outcomes: market.result?.outcomes ?? new Map(), source: 'feed', at }, true)
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
    return settleMarket(market, abandoned) ?? (score.hidesOvertime ? undefined : null)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** What a settlement and cancellations come to together, whichever came first. */
const decide = (
  draft: Draft,
  event: EventDraft,
  market: MarketDraft,
  { outcomes, source, at }: Settling,
  isConfirmed: boolean,
): void => {
  const isSettled = outcomes.size > 0
  const { allAt, windows } = voidsNow(market.voids)
  // What is settled after a feed cancelled all of it counts. What staff voided waits for them, or for the feed to take back its cancellation: an ordinary settlement does not know of it.
  const isVoid = allAt !== undefined && !(isSettled && market.settledAt > allAt)
  const kind = isVoid || (windows.length > 0 && !isSettled) ? 'void' : isSettled ? 'settled' : 'open'
  const result: ResultNow = { kind, windows: isVoid ? [] : windows, outcomes, source }
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
