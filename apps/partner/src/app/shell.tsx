import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { buttonClass } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useRead } from '../shared/calls.ts'
import { Link } from '../shared/link.tsx'
import { LoadFailed } from '../shared/load-failed.tsx'
import { useLocation } from '../shared/location.ts'
import { useMay } from '../shared/own-rights.ts'
import { usePageTitle } from '../shared/page-title.ts'
import { siteConfig } from '../shared/site.ts'
import { Crash } from './crash.tsx'
import { pageAt, type SitePage } from './pages.ts'
import { Rail } from './rail.tsx'
import { MenuSheet, Tabs } from './tabs.tsx'
import { TopBar } from './top-bar.tsx'
import { useIdleEnd } from './use-idle-end.ts'
import { useLiveSocket } from './use-live-socket.ts'
import { useLogOut } from './use-log-out.ts'
import { useTitle } from './use-title.ts'

export function Shell() {
  const say = useText('partner-site')
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { path } = useLocation()
  const logOut = useLogOut()
  const { data: who } = useRead('/api/partner/site/who', {})
  const { data: site } = useQuery(siteConfig)
  useIdleEnd(who?.idleMinutes, logOut)
  const { isOffline } = useLiveSocket()
  const page = pageAt(path, useMay())
  const titleOf = useTitle()
  usePageTitle(page && titleOf(page))
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] tablet:grid-cols-[84px_minmax(0,1fr)] desk:grid-cols-[232px_minmax(0,1fr)]">
      <a
        href="#page"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-(--z-modal) focus:rounded-control focus:bg-surface-3 focus:p-3"
      >
        {say('skip')}
      </a>
      <Rail path={path} />
      <div className="flex min-w-0 flex-col">
        <TopBar title={page && titleOf(page)} onMenu={() => setMenuOpen(true)} />
        <main
          id="page"
          tabIndex={-1}
          className="mx-auto w-full min-w-0 max-w-[1180px] flex-1 px-4 pt-2 pb-(--foot) outline-none tablet:px-5 tablet:pt-7 desk:px-8 tablet:pb-10"
        >
          <p
            role="status"
            className="mb-4 rounded-control bg-warn-tint px-4 py-3 font-semibold text-13 text-warn empty:hidden"
          >
            {isOffline && say('offline')}
          </p>
          {page ? <Permitted key={page.path} page={page} /> : <NoPage />}
        </main>
        <footer className="mx-auto flex w-full max-w-[1180px] flex-wrap items-center justify-between gap-3 border-line-soft border-t px-5 py-4 desk:px-8 text-12 text-text-3 max-tablet:hidden">
          {say('footer')}
          {site?.mode === 'demo' && <Tag tone="info">{say('demo')}</Tag>}
        </footer>
      </div>
      <Tabs path={path} />
      <MenuSheet path={path} open={isMenuOpen} onOpenChange={setMenuOpen} />
    </div>
  )
}

/** The server refuses as well; here it saves a page of errors. */
function Permitted({ page: { right, Page } }: { page: SitePage }) {
  const say = useText('partner-site')
  const me = useRead('/api/partner/me', {})
  const may = useMay()(right)
  if (isCallError(me.error, 'B0093'))
    return (
      <Card>
        <Empty title={say('maintenance')}>{say('maintenance.text')}</Empty>
      </Card>
    )
  if (me.error) return <LoadFailed problem={me.error} retry={() => void me.refetch()} />
  if (!me.data) return <Waiting />
  if (!may)
    return (
      <Card>
        <Empty title={say('noRight')}>{say('noRight.text')}</Empty>
      </Card>
    )
  return (
    <Crash>
      <Suspense fallback={<Waiting />}>
        <Page />
      </Suspense>
    </Crash>
  )
}

const Waiting = () => (
  <div aria-busy="true" className="grid gap-4 max-tablet:pt-3">
    <Skeleton className="h-9 w-44" />
    <Skeleton className="h-32 w-full rounded-card" />
    <Skeleton className="h-72 w-full rounded-card" />
  </div>
)

function NoPage() {
  const say = useText('partner-site')
  return (
    <Card>
      <Empty
        title={say('noPage')}
        action={
          <Link href="/" className={buttonClass()}>
            {say('noPage.home')}
          </Link>
        }
      />
    </Card>
  )
}
