import type { Sport } from '@maru/sports'
import type { EventStatus, FeedIncident } from '@maru/sports-feeds'
import type { Incident, State } from '@maru/sports-simulator'

/** What is shown of a match, under the names of the contract. A possession or an appearance is shown where it brought points. */
const kindOf = ({ kind, value }: Incident): string | null => {
  if (kind === 'goal' || kind === 'corner' || kind === 'start' || kind === 'end' || kind === 'round') return kind
  if (kind === 'yellow-card') return 'card'
  if (kind === 'period-start' || kind === 'period-end') return 'period'
  if (kind === 'possession' || kind === 'plate-appearance') return (value ?? 0) > 0 ? 'point' : null
  return kind === 'point' || kind === 'game' || kind === 'shoot-out' ? 'point' : null
}

/** `began`: when the match began, ms since 1970; `speed`: seconds of the match in one of the clock. */
export const shownIncidents = (
  incidents: readonly Incident[],
  from: number,
  until: number,
  { sport, began, speed }: { sport: Sport; began: number; speed: number },
): FeedIncident[] =>
  incidents.slice(from, until).flatMap((incident, at) => {
    const kind = kindOf(incident)
    if (kind === null) return []
    const { side, state } = incident
    return [
      {
        ord: from + at,
        at: Math.round(began + (incident.at * 1_000) / speed),
        atSeconds: playedSeconds(sport, state),
        kind,
        side: side ?? null,
        home: state.score.home,
        away: state.score.away,
      },
    ]
  })

/** Seconds of a regular part, and of what follows regular play, of sports that go by the clock. `isLeft`: what is left of the part is shown. */
const CLOCKS: Partial<Record<Sport, { part: number; parts: number; extra: number; isLeft: boolean }>> = {
  soccer: { part: 2_700, parts: 2, extra: 900, isLeft: false },
  handball: { part: 1_800, parts: 2, extra: 300, isLeft: false },
  hockey: { part: 1_200, parts: 3, extra: 300, isLeft: true },
  basketball: { part: 600, parts: 4, extra: 300, isLeft: true },
  football: { part: 900, parts: 4, extra: 600, isLeft: true },
  combat: { part: 300, parts: 5, extra: 300, isLeft: false },
}

/** Of the whole match, as feeds count them: the second half of soccer begins at 45 minutes whatever was added to the first. */
const playedSeconds = (sport: Sport, { period, second }: State): number => {
  const { part = 0, parts = 0, extra = 0 } = CLOCKS[sport] ?? {}
  const before = Math.min(period - 1, parts) * part + Math.max(0, period - 1 - parts) * extra
  return before + Math.floor(second)
}

const remainingSeconds = (sport: Sport, { period, second }: State): number | null => {
  const clock = CLOCKS[sport]
  if (!clock?.isLeft) return null
  return Math.max(0, (period > clock.parts ? clock.extra : clock.part) - Math.floor(second))
}

export const statusOf = (sport: Sport, state: State): EventStatus => ({
  state: state.score.ended ? 'ended' : 'live',
  score: state.score,
  clock: {
    played: playedSeconds(sport, state),
    remaining: remainingSeconds(sport, state),
    isStopped: !state.isRunning,
  },
  phase: null,
})
