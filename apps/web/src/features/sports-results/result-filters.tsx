import type { SportCode } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { tabClass } from '@maru/ui/tabs.tsx'
import { Link } from '../../shared/navigation/index.ts'
import { weekdayOf } from '../../shared/period/day.rules.ts'
import { DaySteps } from '../../shared/period/day-steps.tsx'
import { useChosenInView } from '../../shared/scroll/use-chosen-in-view.ts'
import { type ResultView, resultViews } from './calls/results.ts'
import { sportsShown } from './result-days.ts'

/** Kinds of markets, each with an address of its own. */
export function ViewTabs({ view, search }: { view: ResultView; search: Record<string, string | undefined> }) {
  const say = useText('sports-results')
  return (
    <nav
      aria-label={say('view.label')}
      className="scroll-row flex max-w-full gap-5 border-line-soft max-desk:border-b lying:border-b-0 max-tablet:-mx-4 max-tablet:max-w-[calc(100%+32px)] max-tablet:px-4"
    >
      {resultViews.map((one) => (
        <Link
          key={one}
          to="sportResults"
          params={{ view: one }}
          search={search}
          aria-current={one === view ? 'page' : undefined}
          className={tabClass(one === view)}
        >
          {say(`view.${one}`)}
        </Link>
      ))}
    </nav>
  )
}

type DayProps = {
  day: string
  latest: string
  /** Those that stand side by side. */
  days: readonly string[]
  /** How many matches ended on a day; undefined while it is not known. */
  matchesOn: (day: string) => number | undefined
  onDay(day: string): void
}

/** The last seven days side by side; on a phone a day with its neighbours. */
export function DayRow({ day, days, latest, matchesOn, onDay }: DayProps) {
  const say = useText('sports-results')
  const language = useLanguage()
  return (
    <DaySteps
      day={day}
      latest={latest}
      onDay={onDay}
      texts={{ before: say('day.before'), label: say('day.label'), toCome: say('day.toCome'), after: say('day.after') }}
      fieldClass="max-w-44 desk:max-w-38 desk:flex-none"
      weekdayClass="px-1 desk:hidden"
    >
      <ul className="hidden min-w-0 flex-1 grid-cols-7 gap-1.5 desk:grid lying:hidden">
        {days.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-current={one === day ? 'date' : undefined}
              onClick={() => onDay(one)}
              className="num grid h-18 w-full content-center justify-items-center gap-0.5 rounded-control bg-surface-2 text-text-2 hover:bg-surface-3 aria-[current]:bg-accent-tint aria-[current]:text-accent"
            >
              <span className="text-12">{one === latest ? say('day.today') : weekdayOf(one, language)}</span>
              <b className="font-bold text-14">{one.slice(5).replace('-', '.')}</b>
              <span className={cx('text-12', matchesOn(one) === undefined && 'invisible')}>
                {say('day.matches', { count: matchesOn(one) ?? 0 })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </DaySteps>
  )
}

type SportRowProps = {
  sport: SportCode | undefined
  /** How many matches of each sport ended on the day; undefined while it is not known. */
  matches: ReadonlyMap<SportCode, number> | undefined
  onSport(sport?: SportCode): void
}

/** Sports in the order of the menu, each with its matches of the day; the row scrolls. */
export function SportRow({ sport, matches, onSport }: SportRowProps) {
  const say = useText('sports-results')
  // Counts come later, and make the row longer.
  const row = useChosenInView<HTMLDivElement>(`${sport} ${matches !== undefined}`, '[aria-pressed=true]')
  const all = matches && [...matches.values()].reduce((sum, count) => sum + count, 0)
  const countOf = (one: SportCode | undefined) => (one ? matches && (matches.get(one) ?? 0) : all)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields.
    <div
      ref={row}
      role="group"
      aria-label={say('sport.label')}
      // Those that follow fade at the edge.
      className="scroll-row fade-row flex max-w-full gap-2 pr-9 max-tablet:-mx-4 max-tablet:max-w-[calc(100%+32px)] max-tablet:pl-4"
    >
      {[undefined, ...sportsShown].map((one) => (
        <button
          key={one ?? 'all'}
          type="button"
          aria-pressed={one === sport}
          onClick={() => onSport(one)}
          className={cx(
            'flex h-10 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full px-4 font-semibold text-14 touch:h-11',
            one === sport ? 'bg-text text-bg' : 'bg-surface-3 text-text-2 hover:bg-surface-hover',
          )}
        >
          {say(one ? `sport.${one}` : 'sport.all')}
          {countOf(one) !== undefined && (
            <span className={cx('num text-12', one !== sport && 'text-text-3')}>{countOf(one)}</span>
          )}
        </button>
      ))}
    </div>
  )
}
