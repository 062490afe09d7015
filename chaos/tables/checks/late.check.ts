import type { TableCheck, TableEvidence } from '../evidence.ts'
import { type Event, roundName } from '../facts.ts'

/** Between the look at the clock and the row, in one statement, on a machine that has much to do. */
const STORED_MS = 300

/** When betting on each round ended by the clock, ms since 1970: where nobody had bet it may have been prolonged. */
const endsByRound = ({ facts }: TableEvidence): Map<string, number> => {
  const ends = new Map<string, number>()
  for (const step of facts.phases)
    if (step.phase === 'betting' && step.ends_at !== null)
      ends.set(roundName(step), Math.max(step.ends_at, ends.get(roundName(step)) ?? 0))
  return ends
}

const raisesOf = ({ facts }: TableEvidence): Set<string | null> =>
  new Set(facts.events.filter(({ is_raise }) => is_raise).map(({ change }) => change))

const countsWhileOpen = ({ type }: Event): boolean => type === 'asked' || type === 'accepted'

export const lateCheck: TableCheck = {
  name: 'no bet was taken after betting had ended',
  seen: (evidence) => {
    const ends = endsByRound(evidence)
    const left = evidence.facts.events.flatMap((event) =>
      event.type === 'accepted' && !raisesOf(evidence).has(event.change)
        ? (ends.get(roundName(event)) ?? 0) - event.stored_at
        : [],
    )
    return `${left.length} accepted, ${left.filter((ms) => ms < 500).length} in the last half second, the last ${Math.round(Math.min(...left))} ms before the end`
  },
  find: (evidence) => {
    const ends = endsByRound(evidence)
    const raises = raisesOf(evidence)
    const closed = new Map(
      evidence.facts.events.filter(({ type }) => type === 'closed').map((event) => [roundName(event), event.seq]),
    )
    return evidence.facts.events.flatMap((event) => {
      if (!countsWhileOpen(event) || raises.has(event.change)) return []
      const about = `${event.type} ${event.change} of ${roundName(event)}`
      if (event.seq > (closed.get(roundName(event)) ?? Number.POSITIVE_INFINITY))
        return [`${about} came after betting was closed`]
      const end = ends.get(roundName(event))
      if (end === undefined) return [`${about}: betting never ended`]
      const late = event.stored_at - end
      return late > STORED_MS ? [`${about} was stored ${Math.round(late)} ms after betting ended`] : []
    })
  },
  control: {
    studioSql: `UPDATE studio.table_event SET stored_at = stored_at + interval '1 minute'
      WHERE (code, round, seq) = (SELECT code, round, seq FROM studio.table_event WHERE type = 'asked' AND NOT coalesce((content->>'isRaise')::boolean, false) LIMIT 1)`,
  },
}
