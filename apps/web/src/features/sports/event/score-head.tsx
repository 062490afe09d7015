import { serverNow } from '@maru/client'
import type { SportCode, SportEventOut, SportScoreOut } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { fightWinnerOf } from '../../../shared/sports/winner.ts'
import { clockSeconds, clockText } from '../clock.rules.ts'
import { Crest } from '../crest.tsx'
import { useHead } from '../store/use-store.ts'
import { useTicks } from '../use-ticks.ts'
import { useSportWords } from '../use-words.ts'

/** Both sides, the score and the clock. */
export function ScoreHead({ id }: { id: string }) {
  const say = useText('sports-pages')
  const event = useHead(id)
  const nameOf = usePeriodName(event?.sport ?? 'soccer')
  const { figuresOf } = useSportWords()
  if (!event) return null
  const { home, away, score } = event
  const won = score ? fightWinnerOf(score) : undefined
  const figures = figuresOf(event)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 px-3 py-4 @min-[640px]:gap-4 @min-[640px]:px-6">
      <Side name={home.name} side="home" note={say('side.home')} />
      <div className="text-center">
        <Status event={event} />
        {score && figures ? (
          <>
            <p className="num flex items-center justify-center gap-3 font-bold text-40 leading-[1.1] tracking-[-0.02em] @max-[300px]:gap-2 @max-[300px]:text-28">
              <span className="sr-only">
                {won ? `${event[won].name}: ${say('form.won')}` : say('score', { home: score.home, away: score.away })}
              </span>
              <span aria-hidden="true">{figures.home}</span>
              <span aria-hidden="true" className="font-normal text-22 text-text-3">
                –
              </span>
              <span aria-hidden="true">{figures.away}</span>
            </p>
            {isShort(score) && (
              // On a phone as wide as what stands above it: names of sides need the rest.
              <p className="num flex w-0 min-w-full flex-wrap justify-center gap-x-2.5 text-12 text-text-3 @min-[640px]:w-auto">
                {score.periods.map((period) => (
                  <span key={keyOf(period)} className="whitespace-nowrap">
                    {nameOf(period)} {period.home}–{period.away}
                  </span>
                ))}
              </p>
            )}
          </>
        ) : (
          <OtherFigure event={event} />
        )}
      </div>
      <Side name={away.name} side="away" note={say('side.away')} />
    </div>
  )
}

function Side({ name, side, note }: { name: string; side: 'home' | 'away'; note: string }) {
  return (
    <div
      className={cx(
        'flex min-w-0 flex-col items-center gap-2 text-center @min-[640px]:gap-3.5',
        side === 'home'
          ? '@min-[640px]:flex-row @min-[640px]:text-left'
          : '@min-[640px]:flex-row-reverse @min-[640px]:text-right',
      )}
    >
      <Crest name={name} side={side} />
      <div className="min-w-0">
        <b className="line-clamp-3 font-bold text-15 leading-[1.25] @min-[640px]:text-18">{name}</b>
        <span className="text-12 text-text-3">{note}</span>
      </div>
    </div>
  )
}

/** In the place of a score: before it begins its time, and of a fight, which has no points, its clock. */
function OtherFigure({ event }: { event: SportEventOut }) {
  const { startWords } = useSportWords()
  const seconds = useClock(event)
  const { sport, state, startsAt } = event
  if (state === 'upcoming') return <p className={otherFigure}>{startWords(startsAt).time}</p>
  return sport !== 'combat' || seconds === undefined ? null : (
    <p role="timer" className={otherFigure}>
      {clockText(seconds)}
    </p>
  )
}
const otherFigure = 'num font-bold text-28 leading-[1.3]'

/** While it is played: what its clock says, each second anew. */
function useClock({ sport, state, clock }: SportEventOut): number | undefined {
  const isLive = state === 'live'
  useTicks(1_000, isLive && clock !== null && !clock.isStopped)
  return isLive && clock ? clockSeconds(sport, clock, serverNow())?.seconds : undefined
}

/** What is played and for how long; the clock counts by itself. */
function Status({ event }: { event: SportEventOut }) {
  const { partName, startWords, stateName } = useSportWords()
  const { sport, state, clock, startsAt } = event
  const seconds = useClock(event)
  const isLive = state === 'live'
  if (!isLive) {
    const start = startWords(startsAt)
    return (
      <p className={cx('num text-13', state === 'upcoming' ? 'text-text-2' : 'font-[650] text-warn')}>
        {state === 'upcoming' ? start.day : stateName(state)}
      </p>
    )
  }
  return (
    <p className="flex items-center justify-center gap-1.5 font-[650] text-13 text-live">
      <i aria-hidden="true" className="size-2 rounded-full bg-live" />
      {clock?.period ? partName(sport, clock.period) : stateName('live')}
      {/* That of a fight stands below. */}
      {seconds !== undefined && sport !== 'combat' && (
        <span role="timer" className="num">
          {clockText(seconds)}
        </span>
      )}
    </p>
  )
}

/** The parts that were played: `전반 1–1`, in a row that scrolls where it is long. */
export function Periods({ id }: { id: string }) {
  const say = useText('sports-pages')
  const event = useHead(id)
  const periods = event?.score?.periods ?? []
  const nameOf = usePeriodName(event?.sport ?? 'soccer')
  if (!event?.score || periods.length === 0 || isShort(event.score) || isBare(event.score)) return null
  return (
    <div className="scroll-row border-line-soft border-t">
      <table className="mx-auto text-center text-13">
        <caption className="sr-only">{say('periods')}</caption>
        <thead>
          <tr className="text-12 text-text-3">
            <td />
            {periods.map((period) => (
              <th key={keyOf(period)} scope="col" className="whitespace-nowrap px-3 pt-2 font-medium">
                {nameOf(period)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="num">
          {(['home', 'away'] as const).map((side) => (
            <tr key={side}>
              <th
                scope="row"
                className="max-w-28 truncate px-3 text-left font-medium text-text-2 last:pb-2 @min-[640px]:max-w-64"
              >
                {event[side].name}
              </th>
              {periods.map((period) => (
                <td key={keyOf(period)} className={cx('px-3 pb-1.5', period.ended ? 'text-text-2' : 'font-bold')}>
                  {period[side]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Period = SportScoreOut['periods'][number]
/** Two halves stand in a line below the score. */
const isShort = ({ periods }: SportScoreOut): boolean => periods.length <= 2 && !isBare({ periods })
/** Rounds of a fight have no points. */
const isBare = ({ periods }: Pick<SportScoreOut, 'periods'>): boolean => periods.every(({ kind }) => kind === 'round')

const usePeriodName = (sport: SportCode): ((period: Period) => string) => {
  const say = useText('sports-pages')
  const { partName } = useSportWords()
  return ({ kind, nr }) => {
    if (kind === 'overtime') return say('part.extra')
    return kind === 'penalties' ? say('part.penalties') : partName(sport, nr)
  }
}

const keyOf = ({ kind, nr }: Period): string => `${kind} ${nr}`
