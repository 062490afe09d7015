import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { OpenRequest } from '../../../features/cash/open-request.tsx'
import { MoneySwitch } from '../shared/money-switch.tsx'
import { RecentSection } from '../shared/recent-section.tsx'
import { DepositPanel } from './deposit-panel.tsx'
import { useCharge } from './use-charge.ts'

export function Page() {
  const say = useText('common')
  const charge = useCharge()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle>{say('title.charge')}</PageTitle>
        <MoneySwitch cashType="deposit" />
      </div>
      {charge.shown && <OpenRequest request={charge.shown} />}
      <DepositPanel charge={charge} />
      <RecentSection cashType="deposit" requests={charge.requests} />
    </div>
  )
}
