import { useText } from '@maru/i18n/react'
import { PageTitle, Section } from '@maru/ui/card.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { AccountTabs } from '../../../features/member/account-tabs.tsx'
import { ownLevel } from '../../../features/points/calls/points.ts'
import { LevelCard } from '../../../features/points/level-card.tsx'
import { LevelTable } from '../../../features/points/level-table.tsx'
import { LoadFailed } from '../../../shared/parts/load-failed.tsx'

export function Page() {
  const say = useText('points')
  const sayCommon = useText('common')
  const { data, error, refetch } = useQuery(ownLevel)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <PageTitle>{sayCommon('title.level')}</PageTitle>
      <AccountTabs />
      {error && !data ? (
        <LoadFailed title={say('level.failed')} problem={error} retry={refetch} />
      ) : data ? (
        <>
          <LevelCard own={data} />
          <Section title={say('level.all')} note={say('level.allNote')} className="mt-2">
            <LevelTable own={data} />
          </Section>
        </>
      ) : (
        <Skeleton className="h-72 w-full rounded-card" />
      )}
    </div>
  )
}
