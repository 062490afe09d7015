import { useText } from '@maru/i18n/react'
import { Panel } from '@maru/ui/card.tsx'
import { cx } from '@maru/ui/cx.ts'
import { day } from '../../../shared/format/date.ts'
import { fightWinnerOf, winnerOf } from '../../../shared/sports/winner.ts'
import type { SportDetail } from '../calls/sport-event.ts'
import { useIncidents } from '../store/use-store.ts'
import { countsOf } from './incident.rules.ts'

type Past = SportDetail['homeForm']
type Names = { home: string; away: string }

/** What each side had in this match so far. */
export function CountsCard({ id, home, away }: Names & { id: string }) {
  const say = useText('sports-pages')
  const counts = countsOf(useIncidents(id))
  if (counts.length === 0) return null
  return (
    <Panel title={say('counts.title')} note={`${home} – ${away}`}>
      <dl className="grid gap-2.5 text-13">
        {counts.map(({ word, home: ofHome, away: ofAway }) => (
          <div key={word} className="num grid grid-cols-[48px_1fr_48px] items-center">
            <dt className="order-2 text-center text-text-2">{say(`incident.${word}`)}</dt>
            <dd className="order-1 font-bold">{ofHome}</dd>
            <dd className="order-3 text-right font-bold">{ofAway}</dd>
            <span
              aria-hidden="true"
              className="order-4 col-span-3 mt-1.5 flex h-[5px] gap-0.5 overflow-hidden rounded-full"
            >
              <i className="rounded-full bg-home" style={{ flexGrow: ofHome + 0.02 }} />
              <i className="rounded-full bg-away" style={{ flexGrow: ofAway + 0.02 }} />
            </span>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

/** The last matches of both sides. */
export function FormCard({ home, away, homeForm, awayForm }: Names & { homeForm: Past; awayForm: Past }) {
  const say = useText('sports-pages')
  if (homeForm.length + awayForm.length === 0) return null
  return (
    <Panel title={say('form.title')}>
      <div className="grid gap-4">
        <FormRow name={home} side="home" form={homeForm} />
        <FormRow name={away} side="away" form={awayForm} />
      </div>
    </Panel>
  )
}

type Outcome = 'won' | 'drawn' | 'lost'
const looks: Record<Outcome, string> = {
  won: 'bg-ok-tint text-ok',
  drawn: 'bg-info-tint text-info',
  lost: 'bg-mute-tint text-mute',
}

/** Of the side that is named, whichever place it had. */
const outcomeOf = (name: string, { home, score }: Past[number]): Outcome => {
  const winner = winnerOf(score)
  if (!winner) return 'drawn'
  return (winner === 'home') === (home === name) ? 'won' : 'lost'
}

function FormRow({ name, side, form }: { name: string; side: 'home' | 'away'; form: Past }) {
  const say = useText('sports-pages')
  return (
    <div>
      <div className="mb-2 flex items-center gap-2">
        <i
          aria-hidden="true"
          className={cx('size-2 shrink-0 rounded-[2px]', side === 'home' ? 'bg-home' : 'bg-away')}
        />
        <b className="min-w-0 flex-1 truncate font-semibold">{name}</b>
        {form.map((past) => {
          const outcome = outcomeOf(name, past)
          return (
            <span
              key={past.at}
              title={`${past.home} ${past.score.home}–${past.score.away} ${past.away}`}
              className={cx('grid size-6 place-items-center rounded-chip font-[650] text-12', looks[outcome])}
            >
              <span aria-hidden="true">{say(`form.${outcome}.short`)}</span>
              <span className="sr-only">{say(`form.${outcome}`)}</span>
            </span>
          )
        })}
      </div>
      {form.length === 0 ? <p className="text-13 text-text-3">{say('form.none')}</p> : <PastList list={form} />}
    </div>
  )
}

/** The last matches between the two. */
export function HeadToHeadCard({ home, away, list }: Names & { list: Past }) {
  const say = useText('sports-pages')
  if (list.length === 0) return null
  const outcomes = list.map((past) => outcomeOf(home, past))
  const of = (outcome: Outcome): number => outcomes.filter((one) => one === outcome).length
  const sums = [
    { label: say('between.wins', { name: home }), count: of('won') },
    { label: say('between.drawn'), count: of('drawn') },
    { label: say('between.wins', { name: away }), count: of('lost') },
  ]
  return (
    <Panel title={say('between.title')}>
      <dl className="mb-2 grid grid-cols-3 gap-2 rounded-control bg-surface-1 px-2 py-2.5 text-center">
        {sums.map(({ label, count }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three places that stay
          <div key={at} className="flex min-w-0 flex-col-reverse">
            <dt className="truncate text-12 text-text-3">{label}</dt>
            <dd className="num font-bold text-22">{count}</dd>
          </div>
        ))}
      </dl>
      <PastList list={list} />
    </Panel>
  )
}

function PastList({ list }: { list: Past }) {
  const say = useText('sports-pages')
  /** A fight has a winner and no goals. */
  const textOf = ({ score }: Past[number]): string => {
    const winner = fightWinnerOf(score)
    if (!winner) return `${score.home}–${score.away}`
    const [won, lost] = [say('form.won.short'), say('form.lost.short')]
    return winner === 'home' ? `${won}–${lost}` : `${lost}–${won}`
  }
  return (
    <ul>
      {list.map((past) => (
        <li
          key={past.at}
          className="grid min-h-9 grid-cols-[44px_minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 border-line-soft border-b text-13 last:border-0"
        >
          <time dateTime={past.at} className="num text-12 text-text-3">
            {day(past.at)}
          </time>
          <span className="truncate text-right">{past.home}</span>
          <b className="num">{textOf(past)}</b>
          <span className="truncate">{past.away}</span>
        </li>
      ))}
    </ul>
  )
}
