import type { FeedMessage } from '@maru/sports-feeds'
import { applyFixture, applyFixtureChange, applyStatus } from './apply-event.rules.ts'
import { applyBetStop, applyOdds } from './apply-odds.rules.ts'
import { applyCancel, applyCancelRollback, applyRollback, applySettlement } from './apply-result.rules.ts'
import type { Draft } from './draft.ts'

export type EventMessage = Extract<FeedMessage, { event: string }>

/**
 * What a message makes of what is stored, in the order in which messages came. Once or twice is the same; nothing older takes the place of what is newer by the producer's clock; what
 * nobody knows is kept. It never throws for what a message says.
 */
export const applyMessage = (draft: Draft, message: EventMessage): void => {
  const event = draft.events.get(message.event)
  if (!event) return
  switch (message.kind) {
    case 'fixture':
      return applyFixture(draft, event, message)
    case 'fixtureChange':
      return applyFixtureChange(draft, event, message)
    case 'oddsChange':
      applyOdds(event, message)
      if (message.status) applyStatus(draft, event, message.status, message.at)
      return
    case 'betStop':
      return applyBetStop(draft, event, message)
    case 'settlement':
      return applySettlement(draft, event, message)
    case 'settlementRollback':
      return applyRollback(draft, event, message)
    case 'betCancel':
      return applyCancel(draft, event, message)
    case 'cancelRollback':
      return applyCancelRollback(draft, event, message)
    case 'incidents':
      event.incidents.push(...message.incidents)
      if (message.incidents.length > 0) event.isChanged = true
  }
}

/** Whether all markets of its event have to be loaded for it, not only those that it names. */
export const needsAllMarkets = (message: EventMessage, settlesByScore: boolean): boolean =>
  message.kind === 'betStop' ||
  message.kind === 'fixture' ||
  (settlesByScore && (message.kind === 'fixtureChange' || (message.kind === 'oddsChange' && message.status !== null)))
