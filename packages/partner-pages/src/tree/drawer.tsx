import { useText } from '@maru/i18n/react'
import { Avatar } from '@maru/ui/avatar.tsx'
import { Sheet } from '@maru/ui/sheet.tsx'
import { TabPanel, Tabs } from '@maru/ui/tabs.tsx'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../frame/me.ts'
import { useHost } from '../host/host.ts'
import { useRead } from '../host/use-call.ts'
import { RateHistory } from '../rates/rate-history.tsx'
import { RatesForm } from '../rates/rates-form.tsx'
import { MoveHistory } from './move-history.tsx'

const MoveForm = lazy(() => import('./move-form.tsx').then((m) => ({ default: m.MoveForm })))
const GiveForm = lazy(() => import('../money/give-form.tsx').then((m) => ({ default: m.GiveForm })))

type Tab = 'rates' | 'give' | 'move' | 'history'

type Props = { holderId: number; isMember?: boolean; close: () => void }

/** What one may do with somebody below: rates and what became of them. */
export function Drawer({ holderId, isMember, close }: Props) {
  const say = useText('partner')
  const sayCommon = useText('common')
  const { Link, pages } = useHost()
  const { data } = useRead('/api/partner/rates', { holderId })
  const [tab, setTab] = useState<Tab>('rates')
  const may = useMay()
  const tabs: Tab[] = [
    'rates',
    ...(pages.has('give') ? (['give'] as const) : []),
    ...(may('tree.move') ? (['move'] as const) : []),
    'history',
  ]
  const name = data?.memNick ?? ''
  return (
    <Sheet
      open
      side="right"
      onOpenChange={(isOpen) => !isOpen && close()}
      title={
        <span className="flex items-center gap-3">
          <Avatar name={name || ' '} />
          <span className="grid min-w-0">
            <b className="truncate font-[650] text-18 leading-tight">{name}</b>
            <span className="truncate font-normal font-ui text-12 text-text-3 tracking-normal">{data?.memId}</span>
          </span>
        </span>
      }
      closeLabel={sayCommon('action.close')}
      className="w-[min(460px,100vw)]! bg-surface-2!"
    >
      <Tabs
        id="partner-drawer"
        label={name}
        className="shrink-0"
        value={tab}
        onChange={setTab}
        items={tabs.map((value) => ({ value, label: say(`drawer.${value}`) }))}
      />
      <TabPanel
        id="partner-drawer"
        value={tab}
        className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 bg-surface-2 pt-4"
      >
        {tab === 'rates' ? (
          <RatesForm holderId={holderId} />
        ) : tab === 'give' ? (
          <Suspense>
            <GiveForm memberId={holderId} />
          </Suspense>
        ) : tab === 'move' ? (
          <Suspense>
            <MoveForm memberId={holderId} done={() => setTab('history')} />
          </Suspense>
        ) : (
          <>
            <section>
              <h3 className="mb-3 font-bold text-15">{say('history.rates')}</h3>
              <RateHistory holderId={holderId} />
            </section>
            <section>
              <h3 className="mb-3 font-bold text-15">{say('history.places')}</h3>
              <MoveHistory memberId={holderId} />
            </section>
            {!isMember && (
              <Link
                to="members"
                search={{ of: String(holderId) }}
                className="inline-flex min-h-11 items-center font-semibold text-13 text-text-2 hover:text-text"
              >
                {say('drawer.members')} ›
              </Link>
            )}
          </>
        )}
      </TabPanel>
    </Sheet>
  )
}
