import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { GiftCard } from '../../../features/cash/gift-card.tsx'
import { RequestList } from '../../../features/cash/request-list.tsx'
import { AccountTabs } from '../../../features/member/account-tabs.tsx'

export function Page() {
  const say = useText('common')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <PageTitle>{say('title.chargeList')}</PageTitle>
      <AccountTabs />
      <RequestList cashType="deposit" />
      <GiftCard />
    </div>
  )
}
