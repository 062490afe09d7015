import { useText } from '@maru/i18n/react'
import { Card, PageTitle } from '@maru/ui/card.tsx'
import { OpenRequest } from '../../../features/cash/open-request.tsx'
import { HowItGoes } from '../shared/how-it-goes.tsx'
import { MoneySwitch } from '../shared/money-switch.tsx'
import { RecentSection } from '../shared/recent-section.tsx'
import { useExchange } from './use-exchange.ts'
import { WithdrawalPanel } from './withdrawal-panel.tsx'

export function Page() {
  const say = useText('common')
  const exchange = useExchange()
  return (
    <div className="rhythm">
      <div className="grid gap-5">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <PageTitle>{say('title.exchange')}</PageTitle>
          <MoneySwitch cashType="withdrawal" />
        </div>
        <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_340px]">
          <Card className="p-7!">
            <WithdrawalPanel exchange={exchange} />
          </Card>
          <div className={exchange.shown ? 'max-desk:order-first' : 'max-desk:hidden'}>
            {exchange.shown ? <OpenRequest request={exchange.shown} /> : <HowItGoes cashType="withdrawal" />}
          </div>
        </div>
      </div>
      <RecentSection cashType="withdrawal" requests={exchange.requests} />
    </div>
  )
}
