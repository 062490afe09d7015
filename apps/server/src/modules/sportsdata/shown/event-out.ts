import type {
  Language,
  SportClockOut,
  SportEventOut,
  SportEventState,
  SportIncidentOut,
  SportMarketOut,
  SportScoreOut,
} from '@maru/contract'
import type { Score } from '@maru/sports'
import type { EventState } from '@maru/sports-feeds'
import type { Lens } from '../markets/lens.ts'
import type { MarketNow } from '../markets/market-now.ts'
import type { Description } from '../words/event-words.repository.ts'
import { readMarketKey, type Sides } from '../words/market-words.ts'
import { nameIn, nameOfMarketIn, nameOfOutcomeIn, sidesOf } from '../words/words.service.ts'
import type { EventHead, EventRow } from './event-row.repository.ts'
import { groupOf } from './market-group.rules.ts'

const STATES: Readonly<Record<EventState, SportEventState>> = {
  notStarted: 'upcoming',
  live: 'live',
  suspended: 'paused',
  interrupted: 'paused',
  delayed: 'paused',
  postponed: 'postponed',
  ended: 'ended',
  closed: 'closed',
  cancelled: 'cancelled',
  abandoned: 'abandoned',
}

/** As pages call it. */
export const shownState = (state: EventState): SportEventState => STATES[state]

export const scoreOut = (score: Score): SportScoreOut => ({
  home: score.home,
  away: score.away,
  periods: score.periods.map(({ kind, nr, home, away, ended }) => ({ kind, nr, home, away, ended })),
  ...(score.ended && score.winner && score.home === score.away ? { winner: score.winner } : {}),
})

export const clockOut = ({ clock, statusAt, score, state }: EventHead): SportClockOut | null => {
  if (!clock || !statusAt || shownState(state) !== 'live') return null
  return {
    at: statusAt.toISOString(),
    playedSeconds: clock.played,
    remainingSeconds: clock.remaining,
    isStopped: clock.isStopped,
    period: score?.periods.length || null,
  }
}

export const eventOut = (row: EventRow, language: Language, simulated: string): SportEventOut => {
  const sides = sidesOf(row, language)
  return {
    id: String(row.eventId),
    sport: row.sport,
    region: { id: row.regionId, name: nameIn(row.region, language) },
    competition: { id: String(row.competitionId), name: nameIn(row.competition, language) },
    home: { id: String(row.homeId ?? ''), name: sides.home },
    away: { id: String(row.awayId ?? ''), name: sides.away },
    startsAt: row.startsAt.toISOString(),
    state: shownState(row.state),
    version: row.version,
    score: row.score && scoreOut(row.score),
    clock: clockOut(row),
    marketCount: row.markets,
    isSimulated: row.feed === simulated,
  }
}

export type Naming = { language: Language; sides: Sides; description?: Description | undefined }

export const marketOut = (market: MarketNow, lens: Lens, { language, sides, description }: Naming): SportMarketOut => {
  const seen = lens(market)
  return {
    key: market.marketKey,
    type: market.type,
    name: nameOfMarketIn(language, market.marketKey, sides, description),
    line: readMarketKey(market.marketKey).line,
    group: groupOf(market.type),
    state: seen.state,
    // Field by field: what a lens knows besides, as the fair probability, is not for members.
    outcomes: seen.outcomes.map(({ id, price, isActive }) => ({
      id,
      name: nameOfOutcomeIn(language, market.marketKey, id, sides, description),
      price,
      isActive,
    })),
  }
}

export type IncidentRow = Omit<SportIncidentOut, 'at'> & { at: Date; ord: number }
export const incidentOut = ({ at, atSeconds, kind, side, home, away }: IncidentRow): SportIncidentOut => ({
  at: at.toISOString(),
  atSeconds,
  kind,
  side,
  home,
  away,
})
