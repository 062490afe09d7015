import type { SportCode } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { Empty } from '@maru/ui/empty.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { ListPager } from '../../shared/parts/list-pager.tsx'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import type { SportResultRow } from './calls/results.ts'
import { type ResultView, sportResults } from './calls/results.ts'
import { ResultRow, resultColumns } from './result-row.tsx'

type Props = {
  view: ResultView
  day: string | undefined
  sport: SportCode | undefined
  page: number
  onPage(page: number): void
}

/** Matches of a day by competition. */
export function ResultList({ view, day, sport, page, onPage }: Props) {
  const say = useText('sports-results')
  const { data, error, refetch, isPlaceholderData } = useQuery(sportResults(view, day, sport, page))
  if (error && !data) return <LoadFailed title={say('failed')} problem={error} retry={refetch} />
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-1">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-14 w-full rounded-control" />
        ))}
      </div>
    )
  if (data.list.length === 0) return <Empty title={say('none')}>{say('noneText')}</Empty>
  const { count_per_list, tatal_list_count } = data.pageInfo
  return (
    <div aria-busy={isPlaceholderData || undefined} className="min-w-0 overflow-hidden rounded-card bg-surface-2">
      <div
        aria-hidden="true"
        className={cx('hidden min-h-9 items-center gap-x-4 px-4 text-12 text-text-3 desk:grid', resultColumns)}
      >
        <span>{say('head.time')}</span>
        <span className="text-center">{say('head.match')}</span>
        <span className="text-center">{say('head.half')}</span>
        <span className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-3">
          <span>{say('head.market')}</span>
          <span>{say('head.prices')}</span>
        </span>
        <span className="text-right">{say('head.more')}</span>
      </div>
      {byCompetition(data.list).map(({ id, name, rows }) => (
        <section key={id} aria-label={name}>
          <h2 className="tabular-nums flex min-h-10 items-center gap-1.5 bg-surface-1 px-4 py-2 font-bold text-13">
            {name} <span className="font-medium text-text-3">{rows.length}</span>
          </h2>
          <ul className="divide-y divide-line-soft">
            {rows.map((row) => (
              <ResultRow key={row.event.id} row={row} />
            ))}
          </ul>
        </section>
      ))}
      <ListPager page={page} pages={Math.ceil(tatal_list_count / count_per_list)} onPage={onPage} />
    </div>
  )
}

/** In the order of their first match. */
const byCompetition = (list: readonly SportResultRow[]) => {
  const groups = new Map<string, { id: string; name: string; rows: SportResultRow[] }>()
  for (const row of list) {
    const { competition, region } = row.event
    const group = groups.get(competition.id) ?? {
      id: competition.id,
      // Many are called after their region.
      name: competition.name.includes(region.name) ? competition.name : `${region.name} · ${competition.name}`,
      rows: [],
    }
    group.rows.push(row)
    groups.set(competition.id, group)
  }
  return [...groups.values()]
}
