import type { AdminAnswerOf, sportsBoard } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { digits, sumDigits } from '../../../shared/money.ts'
import { waitedFor } from '../../../shared/time/countdown.ts'
import { useNow } from '../../../shared/time/now.ts'
import '../../minigames/desk.css'

type Figures = AdminAnswerOf<typeof sportsBoard>['figures']

/** What the whole book comes to now. */
export const BoardFigures = ({ figures }: { figures: Figures }) => {
  const say = useText('office-sports')
  const now = useNow()
  const { exposure, feed, waiting, waitingSince } = figures
  const waited = waitingSince ? waitedFor(waitingSince, now).text : ''
  const shown: { name: string; value: string; note?: string; tone?: 'bad' | 'good' }[] = [
    {
      name: say('figure.events'),
      value: digits(figures.openEvents),
      note: say('figure.live', { count: digits(figures.liveEvents) }),
      ...(figures.liveEvents > 0 && { tone: 'good' }),
    },
    {
      name: say('figure.tickets'),
      value: sumDigits(exposure.staked),
      note: say('figure.count', { count: digits(exposure.tickets) }),
    },
    { name: say('figure.worst'), value: sumDigits(exposure.worst), note: say('figure.worst-note') },
    {
      name: say('figure.suspended'),
      value: digits(figures.suspendedByStaff),
      note: say('figure.by-feed', { count: digits(figures.suspendedByFeed) }),
    },
    { name: say('figure.waiting'), value: digits(waiting), note: waited, ...(waiting > 0 && { tone: 'bad' }) },
    {
      name: say('figure.feed'),
      value: say(`feed.${feed.state}`),
      note: feed.silentSeconds === null ? '' : say('figure.seconds', { seconds: digits(feed.silentSeconds) }),
      tone: feed.state === 'up' ? 'good' : 'bad',
    },
  ]
  return (
    <dl className="mini-figures sports-figures" aria-label={say('figures')}>
      {shown.map(({ name, value, note, tone }) => (
        <div key={name}>
          <dt>
            {name} {note && <small className={tone ?? 'quiet'}>{note}</small>}
          </dt>
          <dd className={tone === 'bad' ? 'bad' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
