import { useText } from '@maru/i18n/react'
import { Avatar } from '@maru/ui/avatar.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { Sheet } from '@maru/ui/sheet.tsx'
import { TabPanel, Tabs } from '@maru/ui/tabs.tsx'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../frame/me.ts'
import { useHost } from '../host/host.ts'
import { useRead } from '../host/use-call.ts'
import { RateHistory } from '../rates/rate-history.tsx'
import { RatesForm } from '../rates/rates-form.tsx'
import { tabsFor } from './drawer.rules.ts'
import { MoveHistory } from './move-history.tsx'

const MoveForm = lazy(() => import('./move-form.tsx').then((m) => ({ default: m.MoveForm })))
const GiveForm = lazy(() => import('../money/give-form.tsx').then((m) => ({ default: m.GiveForm })))

type Props = { holderId: number; isMember?: boolean; close: () => void }

/** What one may do with somebody below: rates and what became of them. */
export function Drawer({ holderId, isMember, close }: Props) {
  const say = useText('partner')
  const sayCommon = useText('common')
  const { Link, pages } = useHost()
  const may = useMay()
  const tabs = tabsFor(may, pages.has('give'))
  const [tab, setTab] = useState(tabs[0])
  const { memNick: name, memId } = useWho(holderId)
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
            <span className="truncate font-normal font-ui text-12 text-text-3 tracking-normal">{memId}</span>
          </span>
        </span>
      }
      closeLabel={sayCommon('action.close')}
      className="w-[min(460px,100vw)]! bg-surface-2!"
    >
      {!tab && <Empty title={say('noRight.title')}>{say('noRight.text')}</Empty>}
      {tab && (
        <Tabs
          id="partner-drawer"
          label={name}
          className="shrink-0"
          value={tab}
          onChange={setTab}
          items={tabs.map((value) => ({ value, label: say(`drawer.${value}`) }))}
        />
      )}
      {tab && (
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
              <MoveForm memberId={holderId} done={() => (tabs.includes('history') ? setTab('history') : close())} />
            </Suspense>
          ) : (
            <>
              {may('rates.read') && (
                <section>
                  <h3 className="mb-3 font-bold text-15">{say('history.rates')}</h3>
                  <RateHistory holderId={holderId} />
                </section>
              )}
              {may('tree.read') && (
                <section>
                  <h3 className="mb-3 font-bold text-15">{say('history.places')}</h3>
                  <MoveHistory memberId={holderId} />
                </section>
              )}
              {!isMember && may('members.read') && (
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
      )}
    </Sheet>
  )
}

/** The name of who is looked at, by what one may ask. */
const useWho = (holderId: number): { memNick: string; memId: string } => {
  const may = useMay()
  const mayRates = may('rates.read')
  const rates = useRead('/api/partner/rates', { holderId }, { isOff: !mayRates })
  const target = useRead('/api/partner/giveTarget', { memberId: holderId }, { isOff: mayRates || !may('give.read') })
  return rates.data ?? target.data ?? { memNick: '', memId: '' }
}
