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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-3">
      <PageTitle>{say('title')}</PageTitle>
      <AccountTabs />
      {bonus.problem ? (
        <LoadFailed title={say('failed')} problem={bonus.problem} retry={bonus.retry} />
      ) : (
        <>
          <WithdrawableCard cash={bonus.cash} bonus={bonus.left} />
          <Chosen {...bonus} />
          <Running {...bonus} />
          <WaitingBonuses rows={bonus.waiting} />
          <SpendingOrder />
          <Ended {...bonus} />
        </>
      )}
    </div>
  )
}
