import { useText } from '@maru/i18n/react'
import { Card, PageTitle } from '@maru/ui/card.tsx'
import { OpenRequest } from '../../../features/cash/open-request.tsx'
import { useIsDesk } from '../../../shared/media/use-media.ts'
import { HowItGoes } from '../shared/how-it-goes.tsx'
import { MoneySwitch } from '../shared/money-switch.tsx'
import { RecentSection } from '../shared/recent-section.tsx'
import { useExchange } from './use-exchange.ts'
import { WithdrawalPanel } from './withdrawal-panel.tsx'

export function Page() {
  const say = useText('common')
  const exchange = useExchange()
  const isDesk = useIsDesk()
  const open = exchange.shown && <OpenRequest request={exchange.shown} />
  return (
    <div className="rhythm">
      <div className="grid gap-5">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <PageTitle>{say('title.exchange')}</PageTitle>
          <MoneySwitch cashType="withdrawal" />
        </div>
        <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_340px]">
          {!isDesk && open}
          <Card className="p-7!">
            <WithdrawalPanel exchange={exchange} />
          </Card>
          {isDesk && (open || <HowItGoes cashType="withdrawal" />)}
        </div>
      </div>
      <RecentSection cashType="withdrawal" requests={exchange.requests} />
    </div>
  )
}
