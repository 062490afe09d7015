import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { SpendingOrder } from '../../../features/bonus/spending-order.tsx'
import { WaitingBonuses } from '../../../features/bonus/waiting-bonuses.tsx'
import { WithdrawableCard } from '../../../features/bonus/withdrawable-card.tsx'
import { AccountTabs } from '../../../features/member/account-tabs.tsx'
import { LoadFailed } from '../../../shared/parts/load-failed.tsx'
import { Chosen, Ended, Running } from './parts.tsx'
import { useBonus } from './use-bonus.ts'

export function Page() {
  const say = useText('bonus')
  const bonus = useBonus()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <PageTitle>{say('title')}</PageTitle>
        <span className="text-13 text-text-3">{say('anyTime')}</span>
      </div>
      <AccountTabs />
      {bonus.problem ? (
        <LoadFailed title={say('failed')} problem={bonus.problem} retry={bonus.retry} />
      ) : (
        <div className="grid items-start gap-4 desk:grid-cols-[minmax(0,1fr)_minmax(0,372px)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <Chosen {...bonus} />
            <Running {...bonus} />
            <WaitingBonuses rows={bonus.waiting} />
            <Ended {...bonus} />
          </div>
          <aside className="grid gap-4 desk:sticky desk:top-21">
            <WithdrawableCard cash={bonus.cash} bonus={bonus.left} />
            <SpendingOrder />
          </aside>
        </div>
      )}
    </div>
  )
}
