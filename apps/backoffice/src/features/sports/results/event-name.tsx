import type { SportResultForm } from '@maru/contract'
import { seoulShort } from '../../../shared/time/seoul.ts'
import { useScoreText } from '../score-text.ts'

type Event = SportResultForm['event']

export const nameOfEvent = ({ home, away }: Pick<Event, 'home' | 'away'>): string => `${home} – ${away}`

/** Both sides, with what is known of the score. */
export const EventName = ({ event, now }: { event: Event; now: number }) => {
  const scoreText = useScoreText()
  return (
    <span className="sport-event">
      <b>{nameOfEvent(event)}</b>
      {event.score && <span className="num">{scoreText(event.score)}</span>}
      <span className="quiet num">{seoulShort(event.startsAt, now)}</span>
    </span>
  )
}
