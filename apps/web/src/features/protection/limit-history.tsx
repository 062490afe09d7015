import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Pager } from '@maru/ui/pager.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayTime } from '../../shared/format/date.ts'
import { useLimitWords } from '../../shared/limits/limit-words.ts'
import { limitHistory } from './calls/limit-history.ts'
import { ProtectionCard } from './protection-card.tsx'

const tones = {
  tightened: 'ok',
  'loosening-asked': 'info',
  loosened: 'warn',
  'loosening-withdrawn': 'mute',
} as const

/** Every change of the member's limits, newest first. */
export function LimitHistory() {
  const say = useText('protection')
  const sayCommon = useText('common')
  const words = useLimitWords()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(limitHistory(page))
  const total = data?.pageInfo.tatal_list_count ?? 0
  const pages = Math.ceil(total / (data?.pageInfo.count_per_list ?? 1))
  return (
    <ProtectionCard title={say('history.title')}>
      {error && !data ? (
        <ErrorNote
          title={say('history.failed')}
          action={
            <Button size="sm" onClick={() => void refetch()}>
              {sayCommon('action.retry')}
            </Button>
          }
        />
      ) : !data ? (
        <Skeleton className="h-24 w-full" />
      ) : data.list.length === 0 ? (
        <p className="text-13 text-text-3">{say('history.empty')}</p>
      ) : (
        <ul className="-my-1.5">
          {data.list.map((row) => (
            <li
              key={`${row.at} ${row.kind} ${row.period} ${row.what}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-line-soft border-t py-2.5 first:border-0"
            >
              <span className="min-w-0">
                <b className="block truncate font-semibold text-14">{words.name(row.kind, row.period)}</b>
                <span className="block text-12 text-text-3 tabular-nums">
                  {row.fromAmount === null ? say('limit.none') : words.amount(row.kind, row.fromAmount)} →{' '}
                  {row.toAmount === null ? say('limit.none') : words.amount(row.kind, row.toAmount)}
                </span>
              </span>
              <span className="grid justify-items-end gap-1">
                <Tag tone={tones[row.what]}>{say(`history.${row.what}`)}</Tag>
                <span className="num text-12 text-text-3">
                  {row.byStaff && `${say('history.byStaff')} · `}
                  {dayTime(row.at)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={page}
        pages={pages}
        onPage={setPage}
        labels={{
          nav: say('history.pages'),
          previous: sayCommon('action.previous'),
          next: sayCommon('action.next'),
          page: (number) => sayCommon('pager.page', { page: number }),
        }}
      />
    </ProtectionCard>
  )
}
