import { serverNow } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isoDay } from '../../shared/format/date.ts'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { statements } from './calls/statements.ts'
import { CheckCard } from './check-card.tsx'
import { HeadsCard } from './heads-card.tsx'
import { TakeCard } from './take-card.tsx'

/** Taking the statement of a year, and checking one. */
export function StatementView() {
  const say = useText('statements')
  const [year, setYear] = useState(() => Number(isoDay(serverNow()).slice(0, 4)))
  const { data, error, refetch } = useQuery({ ...statements(year), placeholderData: keepPreviousData })
  if (error && !data) return <LoadFailed title={say('take.failed')} problem={error} retry={refetch} />
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-4 desk:grid-cols-2">
        <Skeleton className="h-72 w-full rounded-card" />
        <Skeleton className="h-72 w-full rounded-card" />
      </div>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-2">
      <TakeCard year={year} years={data.years} onYear={setYear} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <CheckCard heads={data.heads} />
        <HeadsCard heads={data.heads} />
      </div>
    </div>
  )
}
