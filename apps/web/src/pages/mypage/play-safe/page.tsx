import { limitKinds } from '@maru/contract/protection'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { PageTitle } from '@maru/ui/card.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { AccountTabs } from '../../../features/member/account-tabs.tsx'
import { protectionRecord } from '../../../features/protection/calls/protection-record.ts'
import { shownState } from '../../../features/protection/calls/protection-state.ts'
import { ExcludeCard } from '../../../features/protection/exclude-card.tsx'
import { HelpCard } from '../../../features/protection/help-card.tsx'
import { LimitCard, LimitCardSkeleton } from '../../../features/protection/limit-card.tsx'
import { PauseNotice } from '../../../features/protection/pause-notice.tsx'
import { RealityCard } from '../../../features/protection/reality-card.tsx'
import { RestCard } from '../../../features/protection/rest-card.tsx'
import { SelfTest } from '../../../features/protection/self-test.tsx'
import { ownLimits } from '../../../shared/limits/own-limits.ts'
import { useLocation } from '../../../shared/navigation/index.ts'
import { lazyPart } from '../../../shared/parts/lazy-part.ts'
import { SupportFor } from '../../../shared/support/support-line.tsx'
import { useProblemText } from '../../../shared/text/problem.ts'

/** Below what is seen first. */
const DaysChart = lazyPart(() =>
  import('../../../features/protection/days-chart.tsx').then((m) => ({ default: m.DaysChart })),
)
const RecordCard = lazyPart(() =>
  import('../../../features/protection/record-card.tsx').then((m) => ({ default: m.RecordCard })),
)
const LimitHistory = lazyPart(() =>
  import('../../../features/protection/limit-history.tsx').then((m) => ({ default: m.LimitHistory })),
)
const SessionsCard = lazyPart(() =>
  import('../../../features/protection/sessions-card.tsx').then((m) => ({ default: m.SessionsCard })),
)

const COLUMN = 'grid grid-cols-[minmax(0,1fr)] gap-4'

/** Everything by which a member protects itself, on both widths. */
export function Page() {
  const say = useText('protection')
  const sayCommon = useText('common')
  const limits = useQuery(ownLimits)
  const state = useQuery({ ...shownState, staleTime: 0 })
  const record = useQuery(protectionRecord)
  const [answers, setAnswers] = useState<readonly number[]>()
  useShown(
    useLocation().search.show,
    state.data !== undefined && record.data !== undefined && limits.data !== undefined,
  )
  const lossLimit = limits.data?.find(({ kind, period }) => kind === 'loss' && period === 'day')?.amount
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3 desk:gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <PageTitle>{sayCommon('title.playSafe')}</PageTitle>
        <p className="text-13 text-text-3">{say('page.note')}</p>
      </div>
      <AccountTabs />
      {state.data?.pause && <PauseNotice pause={state.data.pause} />}
      <Loaded query={limits} title={say('page.failed')}>
        <div className="grid items-stretch gap-4 tablet:grid-cols-2 min-[1360px]:grid-cols-4">
          {limitKinds.map((kind) =>
            limits.data ? <LimitCard key={kind} kind={kind} limits={limits.data} /> : <LimitCardSkeleton key={kind} />,
          )}
        </div>
      </Loaded>
      {/* On a phone what stops play stands before what is only looked at. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[minmax(0,1fr)_340px] desk:gap-x-5">
        <div className={COLUMN}>
          <Loaded query={record} title={say('record.failed')}>
            {record.data ? (
              <Suspense fallback={<Skeleton className="h-96 w-full rounded-card" />}>
                <RecordCard record={record.data} />
                <DaysChart days={record.data.days} lossLimit={lossLimit} />
              </Suspense>
            ) : (
              <Skeleton className="h-96 w-full rounded-card" />
            )}
          </Loaded>
        </div>
        <div className={`${COLUMN} desk:col-start-2 desk:row-span-2 desk:row-start-1`}>
          {state.data ? <RealityCard reality={state.data.reality} /> : <Skeleton className="h-40 rounded-card" />}
          <RestCard />
          <ExcludeCard />
          <HelpCard answers={answers} />
        </div>
        <div className={COLUMN}>
          <SelfTest answers={answers} onAnswers={setAnswers} />
          <Suspense fallback={<Skeleton className="h-56 w-full rounded-card" />}>
            <LimitHistory />
            <SessionsCard />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

type LoadedProps = {
  query: { error: unknown; data: unknown; refetch: () => unknown }
  title: string
  children: ReactNode
}

/** What was read, its skeleton, or why it could not be read. */
function Loaded({ query: { error, data, refetch }, title, children }: LoadedProps) {
  const sayCommon = useText('common')
  const problemText = useProblemText()
  if (!error || data !== undefined) return children
  return (
    <ErrorNote
      title={title}
      action={
        <Button size="sm" onClick={() => void refetch()}>
          {sayCommon('action.retry')}
        </Button>
      }
    >
      {problemText(error)}
      <SupportFor problem={error} />
    </ErrorNote>
  )
}

/** Brings the section of that name into view once everything above it has its height. */
const useShown = (name: string | undefined, isReady: boolean): void => {
  useEffect(() => {
    if (name && isReady) document.getElementById(name)?.scrollIntoView({ block: 'start' })
  }, [name, isReady])
}
