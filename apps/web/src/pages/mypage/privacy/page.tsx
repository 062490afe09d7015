import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { AccountTabs } from '../../../features/member/account-tabs.tsx'
import { ClosingCard } from '../../../features/privacy/closing-card.tsx'
import { ExportCard } from '../../../features/privacy/export-card.tsx'
import { NoticesCard } from '../../../features/privacy/notices-card.tsx'

export function Page() {
  const say = useText('common')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <PageTitle>{say('title.privacy')}</PageTitle>
      <AccountTabs />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-2">
        <NoticesCard />
        <ExportCard />
        <ClosingCard />
      </div>
    </div>
  )
}
