import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { CsTabs } from '../../../features/boards/cs-tabs.tsx'
import { ChatCard } from '../../../features/support/chat-card.tsx'

export function Page() {
  const say = useText('boards')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <PageTitle>{say('cs.title')}</PageTitle>
      <CsTabs />
      <ChatCard />
    </div>
  )
}
