import { type SportEventDelta, type SportsMessage, sportsSpecialTopic, sportsTopic } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { addressOf, defineTopic } from '../../../platform/live/topic.ts'

const LIST_EVERY_MS = 250
const EVENT_EVERY_MS = 100
/** A message has a largest size. So many events, or outcomes in all, are well below it. */
const MOST_EVENTS = 150
const MOST_OUTCOMES = 3_000

/** Where too much changed at once, whoever shows it asks again. */
export const bounded = (message: SportsMessage): SportsMessage => {
  const { events, serverTime } = message.data2
  const markets = events.flatMap(({ markets = [] }) => markets)
  const outcomes = markets.reduce((sum, market) => sum + market.outcomes.length, 0)
  if (events.length <= MOST_EVENTS && outcomes <= MOST_OUTCOMES) return message
  return { cmd: 'SPORTS', data1: 'changed', data2: { serverTime, events: [] } }
}

/** What is newer takes the place of what waits; what it leaves out stays. */
const mergeDeltas = (before: SportEventDelta, after: SportEventDelta): SportEventDelta => {
  const markets = new Map([...(before.markets ?? []), ...(after.markets ?? [])].map((market) => [market.key, market]))
  const incidents = [...(before.incidents ?? []), ...(after.incidents ?? [])]
  return {
    ...before,
    ...after,
    ...(markets.size > 0 ? { markets: [...markets.values()] } : {}),
    ...(incidents.length > 0 ? { incidents } : {}),
    ...(before.isReshaped || after.isReshaped ? { isReshaped: true as const } : {}),
  }
}

export const mergeMessages = (waiting: SportsMessage, next: SportsMessage): SportsMessage => {
  const events = new Map(waiting.data2.events.map((event) => [event.id, event]))
  for (const event of next.data2.events) {
    const before = events.get(event.id)
    events.set(event.id, before ? mergeDeltas(before, event) : event)
  }
  return bounded({
    cmd: 'SPORTS',
    data1: waiting.data1 === 'changed' ? 'changed' : next.data1,
    data2: { serverTime: next.data2.serverTime, events: [...events.values()] },
  })
}

const changed = async (services: { clock: { now(): Date } }) => [
  {
    message: {
      cmd: 'SPORTS' as const,
      data1: 'changed' as const,
      data2: { serverTime: services.clock.now().toISOString(), events: [] },
    },
  },
]

/** After the commit: whoever sells at the site of the context changed what is offered, so lists and events are asked for again. `eventId`: of one event, or 0 of all. */
export const publishOffer = (ctx: Ctx, eventId: number): void => {
  const data2 = { serverTime: ctx.now.toISOString(), events: [] }
  const message: SportsMessage = { cmd: 'SPORTS', data1: 'changed', data2 }
  for (const topic of sportsListTopics) ctx.publish(addressOf(topic, ctx.siteId), message)
  ctx.publish(addressOf(sportsEventTopic, ctx.siteId, { event: String(eventId) }), message)
}

/** The events of lists, for everybody. Where messages were missed lists are asked for again. */
const listTopic = (destination: string) =>
  defineTopic<SportsMessage>({
    destination,
    audience: 'public',
    snapshot: changed,
    snapshotWhen: 'missed',
    coalesce: { everyMs: LIST_EVERY_MS, merge: mergeMessages },
  })
export const sportsListTopic = listTopic(sportsTopic)
export const specialListTopic = listTopic(sportsSpecialTopic)
const sportsListTopics = [sportsListTopic, specialListTopic]

/** All markets of one event, and its incidents; of event 0, that staff changed what is offered of all. */
export const sportsEventTopic = defineTopic<SportsMessage>({
  destination: '/topic/sports/{event}',
  audience: 'public',
  exists: ({ event }) => /^(?:0|[1-9]\d{0,15})$/.test(event ?? ''),
  snapshot: changed,
  snapshotWhen: 'missed',
  coalesce: { everyMs: EVENT_EVERY_MS, merge: mergeMessages },
})
