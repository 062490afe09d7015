import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Card, PageTitle } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { useHost } from '../host/host.ts'
import { useRead } from '../host/use-call.ts'
import { type PartnerPageName, rightOf } from '../page-list.ts'
import { LoadFailed } from '../parts/load-failed.tsx'
import { MeContext } from './me.ts'
import { PartnerTabs } from './partner-tabs.tsx'
import { Purses } from './purses.tsx'
import { useLive } from './use-live.ts'

type Props = { page: PartnerPageName; note?: ReactNode; action?: ReactNode; children: ReactNode }

/** Around every partner page: its title, the purses, the way to the others. Who is no partner reads so. */
export function PartnerFrame({ page, note, action, children }: Props) {
  const say = useText('partner')
  const { refused } = useHost()
  const { data: me, error, refetch } = useRead('/api/partner/me', {})
  useLive()
  const right = rightOf[page]
  if (isCallError(error, 'N404'))
    return (
      <Card className="mx-auto my-10 max-w-130">
        <h1 className="sr-only">{say(`page.${page}`)}</h1>
        <Empty title={say('refused.title')} action={refused}>
          {say('refused.text')}
        </Empty>
      </Card>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <PageTitle>{say(`page.${page}`)}</PageTitle>
          {me ? (
            <p className="mt-1 flex flex-wrap gap-x-1.5 text-13 text-text-3">
              {me.above.map(({ memId, tier }) => (
                <span key={memId}>
                  {memId} <span aria-hidden="true">›</span> <span className="sr-only">{say(`tier.${tier}`)}</span>
                </span>
              ))}
              <b className="font-semibold text-text-2">{me.memNick}</b>
              <span>
                {me.memId} · {say(`tier.${me.tier}`)}
              </span>
            </p>
          ) : (
            <Skeleton className="mt-2 h-4 w-52" />
          )}
        </div>
        {/* On a phone what a page is for comes first; the purses stand on the dashboard. */}
        <Purses me={me} className={page === 'dashboard' ? undefined : 'max-tablet:hidden'} />
      </header>
      <PartnerTabs page={page} rights={me?.rights} />
      {error ? (
        <LoadFailed title={say('failed')} problem={error} retry={() => void refetch()} />
      ) : !me ? (
        <Card aria-busy="true" className="grid gap-3">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-72 w-full rounded-control" />
        </Card>
      ) : (
        <MeContext value={me}>
          {me.isLocked && (
            <Notice tone="warn" title={say('locked.title')}>
              {say('locked.text')}
            </Notice>
          )}
          {(note || action) && (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="text-13 text-text-3 leading-relaxed">{note}</p>
              {action}
            </div>
          )}
          {right && !me.rights.includes(right) ? (
            <Card>
              <Empty title={say('noRight.title')}>{say('noRight.text')}</Empty>
            </Card>
          ) : (
            children
          )}
        </MeContext>
      )}
    </div>
  )
}
