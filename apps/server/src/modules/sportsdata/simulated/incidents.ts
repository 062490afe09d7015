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
  { began, speed }: { began: number; speed: number },
): FeedIncident[] =>
  incidents.slice(from, until).flatMap((incident, at) => {
    const kind = kindOf(incident)
    if (kind === null) return []
    const { side, state } = incident
    return [
      {
        ord: from + at,
        at: Math.round(began + (incident.at * 1_000) / speed),
        atSeconds: Math.floor(state.second),
        kind,
        side: side ?? null,
        home: state.score.home,
        away: state.score.away,
      },
    ]
  })

export const statusOf = (state: State): EventStatus => ({
  state: state.score.ended ? 'ended' : 'live',
  score: state.score,
  clock: { played: Math.floor(state.second), remaining: null, isStopped: !state.isRunning },
  phase: null,
})
