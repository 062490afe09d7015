import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { rotaryWheel } from '../../../features/rotary/calls/rotary.ts'
import { SpinHistory } from '../../../features/rotary/spin-history.tsx'
import { WheelCard } from '../../../features/rotary/wheel-card.tsx'
import { EventTabs } from '../../../shared/parts/event-tabs.tsx'
import { LoadFailed } from '../../../shared/parts/load-failed.tsx'

export function Page() {
  const say = useText('common')
  const sayOwn = useText('rotary')
  const { data, error, refetch } = useQuery(rotaryWheel)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle>{say('title.rotary')}</PageTitle>
        <EventTabs />
      </div>
      {error && !data ? (
        <LoadFailed title={sayOwn('failed')} problem={error} retry={refetch} />
      ) : !data ? (
        <Skeleton className="h-[640px] rounded-card" />
      ) : (
        <WheelCard wheel={data} />
      )}
      <h2 className="mt-4 font-bold text-18 tracking-[-0.015em]">{sayOwn('list.title')}</h2>
      <SpinHistory />
    </div>
  )
}
