import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { OpenRequest } from '../../../features/cash/open-request.tsx'
import { MoneySwitch } from '../shared/money-switch.tsx'
import { RecentSection } from '../shared/recent-section.tsx'
import { useExchange } from './use-exchange.ts'
import { WithdrawalPanel } from './withdrawal-panel.tsx'

export function Page() {
  const say = useText('common')
  const exchange = useExchange()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle>{say('title.exchange')}</PageTitle>
        <MoneySwitch cashType="withdrawal" />
      </div>
      {exchange.shown && <OpenRequest request={exchange.shown} />}
      <WithdrawalPanel exchange={exchange} />
      <RecentSection cashType="withdrawal" requests={exchange.requests} />
    </div>
  )
}
