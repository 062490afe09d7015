import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { AccountTabs } from '../../../features/member/account-tabs.tsx'
import { SessionsCard } from '../../../features/protection/sessions-card.tsx'
import { SecurityView } from '../../../features/security/security-view.tsx'

export function Page() {
  const say = useText('common')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <PageTitle>{say('title.security')}</PageTitle>
      <AccountTabs />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <SecurityView />
        <SessionsCard />
      </div>
    </div>
  )
}
