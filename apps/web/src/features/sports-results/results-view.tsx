import { serverNow } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { isoDay } from '../../shared/format/date.ts'
import { Link, useParam } from '../../shared/navigation/index.ts'
import { useFilter } from '../../shared/period/use-filter.ts'
import { resultViews, sportResults } from './calls/results.ts'
import { ResultLegend } from './market-result.tsx'
import { lastDays, readDay, sportOf } from './result-days.ts'
import { DayRow, SportRow, ViewTabs } from './result-filters.tsx'
import { ResultList } from './result-list.tsx'

/** Results of a day by sport, for one kind of market. */
export function ResultsView() {
  const say = useText('sports-results')
  const sayCommon = useText('common')
  const { search, page, change, turnTo } = useFilter()
  const asked = useParam('view')
  const view = resultViews.find((one) => one === asked) ?? 'winloose'
  const latest = isoDay(serverNow())
  const askedDay = readDay(search.day, latest)
  const sport = sportOf(search.sport)
  const { data, isPlaceholderData } = useQuery(sportResults(view, askedDay, sport, page))
  const day = askedDay ?? data?.day ?? latest
  const matchesOn = (one: string): number | undefined =>
    data?.days.find((of) => of.day === one)?.matches ?? (data && !isPlaceholderData ? 0 : undefined)
  // Of another day they would be wrong.
  const matchesOf = data?.day === day ? new Map(data.sports.map((of) => [of.sport, of.matches])) : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3 lying:gap-2.5">
      {/* On a low screen results begin below two rows. */}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <PageTitle className="lying:sr-only">{sayCommon('title.sportResults')}</PageTitle>
        <Link
          to="results"
          className="inline-flex min-h-6 items-center text-13 text-text-2 underline decoration-text-3 underline-offset-4 hover:text-text touch:min-h-11 lying:hidden"
        >
          {sayCommon('title.results')}
        </Link>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 border-line-soft desk:grid-cols-[minmax(0,1fr)_auto] desk:items-center desk:border-b lying:grid-cols-[auto_minmax(0,1fr)] lying:items-center lying:border-b">
        <ViewTabs view={view} search={{ day: search.day, sport: search.sport }} />
        <ResultLegend />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lying:grid-cols-[auto_minmax(0,1fr)] lying:items-center">
        <DayRow
          day={day}
          days={lastDays(askedDay ?? latest, latest)}
          latest={latest}
          matchesOn={matchesOn}
          onDay={(next) => change({ day: next })}
        />
        <SportRow sport={sport} matches={matchesOf} onSport={(next) => change({ sport: next })} />
      </div>
      <ResultList view={view} day={askedDay} sport={sport} page={page} onPage={turnTo} />
      <p className="text-12 text-text-3 leading-normal">{say('note')}</p>
    </div>
  )
}
