import { marketKey } from '@maru/sports'
import type { FeedMessage, MessageOf } from '@maru/sports-feeds'
import type { Ctx } from '../../../platform/context.ts'
import { applyMessage, type EventMessage, needsAllMarkets } from './apply-message.rules.ts'
import type { ChangedEvent } from './changed-event.ts'
import { descriptionGroups, storeDescriptions } from './description.repository.ts'
import type { Draft } from './draft.ts'
import { holdEvents, loadMarkets } from './load-draft.repository.ts'
import { closeUnsaid, storeProducer } from './producer.repository.ts'
import { changedMarkets, storeDraft } from './store-draft.repository.ts'

export type FeedTerms = { name: string; settlesByScore: boolean }

/** Stores messages in their order, in the transaction of the context. Answers what they changed. `isBehind`: newer ones wait. */
export const storeMessages = async (
  ctx: Ctx,
  feed: FeedTerms,
  messages: readonly FeedMessage[],
  isBehind = false,
): Promise<ChangedEvent[]> => {
  const changed: ChangedEvent[] = []
  let waiting: EventMessage[] = []
  const flush = async (): Promise<void> => {
    if (waiting.length > 0) changed.push(...(await storeOfEvents(ctx, feed, waiting)))
    waiting = []
  }
  for (const message of messages) {
    if ('event' in message) {
      waiting.push(message)
      continue
    }
    await flush()
    changed.push(...(await storeOfProducer(ctx, feed, message, isBehind)))
  }
  await flush()
  return changed
}

const storeOfProducer = async (
  ctx: Ctx,
  { name }: FeedTerms,
  message: MessageOf<'producer' | 'snapshotComplete' | 'marketDescriptions'>,
  isBehind: boolean,
): Promise<ChangedEvent[]> => {
  if (message.kind === 'producer') await storeProducer(ctx, name, message, isBehind)
  else if (message.kind === 'marketDescriptions') await storeDescriptions(ctx, name, message.markets)
  else if (message.after === null)
    return (await closeUnsaid(ctx, name, message.producer)).map((eventId) => ({
      eventId,
      version: null,
      markets: new Map(),
      isWhole: true,
      incidents: [],
    }))
  return []
}

const storeOfEvents = async (ctx: Ctx, feed: FeedTerms, messages: readonly EventMessage[]): Promise<ChangedEvent[]> => {
  const events = await holdEvents(ctx, feed.name, [...new Set(messages.map(({ event }) => event))])
  const draft: Draft = {
    now: ctx.now,
    settlesByScore: feed.settlesByScore,
    groups: messages.some(({ kind }) => kind === 'betStop') ? await descriptionGroups(ctx, feed.name) : new Map(),
    events,
    results: [],
  }
  await loadInto(ctx, draft, messages)
  for (const message of messages) applyMessage(draft, message)
  await storeDraft(ctx, feed.name, draft)
  return [...events.values()]
    .filter(({ isChanged }) => isChanged)
    .map((event) => ({
      eventId: event.eventId,
      version: event.version + 1,
      markets: new Map(changedMarkets(event).map(({ market }) => [market.key, market])),
      isWhole: event.isWhole,
      incidents: event.incidents.map(({ ord }) => ord),
    }))
}

const loadInto = async (ctx: Ctx, draft: Draft, messages: readonly EventMessage[]): Promise<void> => {
  const whole = new Set<number>()
  const named = new Map<string, { eventId: number; key: string }>()
  for (const message of messages) {
    const eventId = draft.events.get(message.event)?.eventId
    if (eventId === undefined) continue
    if (needsAllMarkets(message, draft.settlesByScore)) whole.add(eventId)
    for (const market of namedIn(message)) {
      const key = marketKey(market)
      named.set(`${eventId} ${key}`, { eventId, key })
    }
  }
  const some = [...named.values()].filter(({ eventId }) => !whole.has(eventId))
  const byId = new Map([...draft.events.values()].map((event) => [event.eventId, event]))
  for (const { eventId, market } of await loadMarkets(ctx, some, [...whole]))
    byId.get(eventId)?.markets.set(market.key, market)
}

const namedIn = (message: EventMessage) => {
  if (message.kind === 'settlementRollback' || message.kind === 'cancelRollback') return message.markets
  if (message.kind === 'oddsChange' || message.kind === 'settlement' || message.kind === 'betCancel')
    return message.markets.map(({ market }) => market)
  return []
}
