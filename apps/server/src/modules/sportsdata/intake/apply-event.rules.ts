import type { EventState, EventStatus, MessageOf } from '@maru/sports-feeds'
import { settleByScore } from './apply-result.rules.ts'
import type { Draft, EventDraft } from './draft.ts'

const OVER: readonly EventState[] = ['ended', 'closed', 'cancelled', 'abandoned']

export const applyStatus = (draft: Draft, event: EventDraft, status: EventStatus, at: number): void => {
  if (at < event.statusAt) return
  const before = JSON.stringify([event.state, event.score])
  const next = {
    state: status.state,
    score: status.score ?? event.score,
    clock: status.clock ?? event.clock,
    phase: status.phase ?? event.phase,
  }
  const isChanged = !isSame(event, next)
  if (event.statusAt === at && !isChanged) return
  Object.assign(event, next)
  event.statusAt = at
  if (isChanged) event.isChanged = true
  else event.isSaidAgain = true
  if (OVER.includes(event.state)) event.endedAt ??= draft.now
  if (draft.settlesByScore && JSON.stringify([event.state, event.score]) !== before) settleByScore(draft, event)
}

export const applyFixture = (draft: Draft, event: EventDraft, message: MessageOf<'fixture'>): void => {
  const { fixture, at } = message
  // Without a start or of a sport that the product does not have it is shown to nobody.
  if (at < event.fixtureAt || fixture.sport === null || fixture.startsAt === null) return
  event.fixtureAt = at
  event.fixture = fixture
  // In which column of a list a market stands follows from the sport.
  if (event.sport === null) for (const market of event.markets.values()) market.isChanged = true
  event.sport = fixture.sport
  event.startsAt = fixture.startsAt
  if (event.statusAt === Number.NEGATIVE_INFINITY && event.state !== fixture.state) {
    event.state = fixture.state
    event.isChanged = true
  }
  if (OVER.includes(event.state)) event.endedAt ??= draft.now
}

export const applyFixtureChange = (draft: Draft, event: EventDraft, message: MessageOf<'fixtureChange'>): void => {
  const { at, startsAt, change } = message
  if (at < event.fixtureAt || event.sport === null) return
  event.fixtureAt = at
  event.isSaidAgain = true
  if (startsAt !== null && startsAt !== event.startsAt) {
    event.startsAt = startsAt
    event.isChanged = true
  }
  if (change === 'cancelled')
    applyStatus(draft, event, { state: 'cancelled', score: null, clock: null, phase: null }, at)
}

const isSame = (event: EventDraft, next: EventStatus): boolean =>
  JSON.stringify([event.state, event.score, event.clock, event.phase]) ===
  JSON.stringify([next.state, next.score, next.clock, next.phase])
