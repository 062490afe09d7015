import { useText } from '@maru/i18n/react'
import { Card, PageTitle } from '@maru/ui/card.tsx'
import { OpenRequest } from '../../../features/cash/open-request.tsx'
import { useIsDesk } from '../../../shared/media/use-media.ts'
import { HowItGoes } from '../shared/how-it-goes.tsx'
import { MoneySwitch } from '../shared/money-switch.tsx'
import { RecentSection } from '../shared/recent-section.tsx'
import { DepositPanel } from './deposit-panel.tsx'
import { useCharge } from './use-charge.ts'

export function Page() {
  const say = useText('common')
  const charge = useCharge()
  const isDesk = useIsDesk()
  const open = charge.shown && <OpenRequest request={charge.shown} />
  return (
    <div className="rhythm">
      <div className="grid gap-5">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <PageTitle>{say('title.charge')}</PageTitle>
          <MoneySwitch cashType="deposit" />
        </div>
        <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_340px]">
          {!isDesk && open}
          <Card className="p-7!">
            <DepositPanel charge={charge} />
          </Card>
          {isDesk && (open || <HowItGoes cashType="deposit" />)}
        </div>
      </div>
      <RecentSection cashType="deposit" requests={charge.requests} />
    </div>
  )
}
