import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { OpenRequest } from '../../../features/cash/open-request.tsx'
import { RecentSection } from '../shared/recent-section.tsx'
import { useExchange } from './use-exchange.ts'
import { WithdrawalPanel } from './withdrawal-panel.tsx'

export function Page() {
  const say = useText('common')
  const exchange = useExchange()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <PageTitle>{say('title.exchange')}</PageTitle>
      {exchange.shown && <OpenRequest request={exchange.shown} />}
      <WithdrawalPanel exchange={exchange} />
      <RecentSection cashType="withdrawal" requests={exchange.requests} />
    </div>
  )
}
