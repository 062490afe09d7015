import { useText } from '@maru/i18n/react'
import { Panel } from '@maru/ui/card.tsx'
import { Segmented } from '@maru/ui/segmented.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { BranchBars, CashBars } from '../../dashboard/branches.tsx'
import { Figures, type ShownPeriod, shownPeriods } from '../../dashboard/figures.tsx'
import { OnlineCard } from '../../dashboard/online-card.tsx'
import { ProductRolling } from '../../dashboard/product-rolling.tsx'
import { PurseCard } from '../../dashboard/purse-card.tsx'
import { ReferralCard } from '../../dashboard/referral-card.tsx'
import { TurnoverChart } from '../../dashboard/turnover-chart.tsx'
import { useMe } from '../../frame/me.ts'
import { PartnerFrame } from '../../frame/partner-frame.tsx'
import { useHost } from '../../host/host.ts'
import { useRead } from '../../host/use-call.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'

const everyMs = 60_000

export function Page() {
  return (
    <PartnerFrame page="dashboard">
      <Dashboard />
    </PartnerFrame>
  )
}

function Dashboard() {
  const say = useText('partner')
  const { search, changeSearch, pages, formats } = useHost()
  const { partners, members, rights } = useMe()
  const period: ShownPeriod = shownPeriods.find((known) => known === search.period) ?? 'today'
  const { data, error, refetch } = useRead('/api/partner/dashboard', { period }, { everyMs, isKept: true })
  if (error && !data) return <LoadFailed title={say('failed')} problem={error} retry={() => void refetch()} />
  const wait = <Skeleton className="h-56 w-full rounded-control" />
  return (
    <div aria-busy={!data} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-13 text-text-3">
          {partners !== null &&
            members !== null &&
            say('tree.counts', { partners: formats.digits(partners), members: formats.digits(members) })}
        </p>
        <Segmented
          label={say('period.label')}
          value={period}
          onChange={(next) => changeSearch({ period: next })}
          options={shownPeriods.map((value) => ({ value, label: say(`period.${value}`) }))}
          className="max-tablet:flex max-tablet:w-full max-tablet:[&>label]:flex-1"
        />
      </div>
      <Figures data={data} period={period} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Panel title={say('dashboard.chart')}>{data ? <TurnoverChart days={data.days} /> : wait}</Panel>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 min-[900px]:grid-cols-2">
            <Panel title={say('dashboard.branches')} action={<Note>{say(`period.${period}`)}</Note>}>
              {data ? <BranchBars branches={data.branches} /> : wait}
            </Panel>
            <Panel title={say('dashboard.cash')} action={<Note>{say(`period.${period}`)}</Note>}>
              {data ? <CashBars branches={data.branches} /> : wait}
            </Panel>
          </div>
          {pages.has('online') && rights.includes('members.read') && <OnlineCard />}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 min-[700px]:max-desk:grid-cols-2 min-[700px]:max-desk:*:last:odd:col-span-2">
          <PurseCard open={data?.losingOpen} />
          <ReferralCard />
          <Panel title={say('dashboard.products')} action={<Note>{say(`period.${period}`)}</Note>}>
            {data ? <ProductRolling products={data.products} /> : wait}
          </Panel>
        </div>
      </div>
    </div>
  )
}

const Note = ({ children }: { children: string }) => <span className="text-13 text-text-3">{children}</span>
