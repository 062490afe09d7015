import type { SportCode, SportEventOut, SportIncidentOut } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { clock as timeOfDay } from '../../../shared/format/date.ts'
import { isBySets, isTimed } from '../clock.rules.ts'
import { useHead, useIncidents } from '../store/use-store.ts'
import { minutesOf, seenOf, wordOf } from './incident.rules.ts'
import { IncidentMark } from './incident-mark.tsx'

const most = 60

/** What took place, the newest first. */
export function IncidentList({ id }: { id: string }) {
  const say = useText('sports-pages')
  const event = useHead(id)
  const incidents = useIncidents(id)
  const words = useIncidentWords()
  if (!event) return null
  const seen = seenOf(event.sport, incidents).slice(0, most)
  // The time of day where the feed does not say how far the match was.
  const minutes = isTimed(event.sport) ? minutesOf(event.sport, incidents) : undefined
  if (seen.length === 0) return <p className="self-center px-4 py-3 text-13 text-text-3">{say('incident.none')}</p>
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      aria-label={say('incident.label')}
      className="max-h-44 overflow-y-auto px-3.5 @min-[640px]:h-full @min-[640px]:max-h-none py-1.5 -outline-offset-2 [scrollbar-width:thin]"
    >
      {seen.map((incident) => (
        <li
          key={[incident.at, incident.kind, incident.side, incident.home, incident.away].join(' ')}
          className="grid min-h-8.5 grid-cols-[38px_22px_minmax(0,1fr)] items-center gap-1.5 text-13"
        >
          <time className="num text-right text-12 text-text-3">{minutes?.get(incident) ?? timeOfDay(incident.at)}</time>
          <IncidentMark incident={incident} />
          <span className="min-w-0 truncate">
            <b className="font-semibold">{words(event.sport, incident)}</b>{' '}
            <span className="text-12 text-text-3">{sideName(event, incident)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

export const sideName = (event: SportEventOut, { side }: SportIncidentOut): string => (side ? event[side].name : '')

/** An incident in words; with the score that it made. */
export const useIncidentWords = () => {
  const say = useText('sports-pages')
  return (sport: SportCode, incident: SportIncidentOut): string => {
    const word = wordOf(incident)
    const name = say(`incident.${word}`)
    const { home, away } = incident
    const isScore =
      word === 'goal' || word === 'point' || word === 'batting' || word === 'period' || word === 'periodEnd'
    return isScore && !(word === 'point' && isBySets(sport)) && home !== null && away !== null
      ? `${name} ${home}–${away}`
      : name
  }
}
