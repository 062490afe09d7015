import type { SportResultForm } from '@maru/contract'
import { seoulShort } from '../../../shared/time/seoul.ts'

type Event = SportResultForm['event']

export const nameOfEvent = ({ home, away }: Pick<Event, 'home' | 'away'>): string => `${home} – ${away}`
export const scoreText = (score: Event['score']): string => (score ? `${score.home}–${score.away}` : '')

/** Both sides, with what is known of the score. */
export const EventName = ({ event, now }: { event: Event; now: number }) => (
  <span className="sport-event">
    <b>{nameOfEvent(event)}</b>
    {event.score && <span className="num">{scoreText(event.score)}</span>}
    <span className="quiet num">{seoulShort(event.startsAt, now)}</span>
  </span>
)
