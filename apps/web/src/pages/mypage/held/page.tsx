import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { AccountTabs } from '../../../features/member/account-tabs.tsx'
import { HeldList } from '../../../features/points/held-list.tsx'
import { AwayCard } from '../../../features/transfers/away-card.tsx'

export function Page() {
  const say = useText('common')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <PageTitle>{say('title.held')}</PageTitle>
      <AccountTabs />
      <AwayCard />
      <HeldList />
    </div>
  )
}
