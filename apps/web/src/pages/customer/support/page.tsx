import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { ChatCard } from '../../../features/support/chat-card.tsx'

export function Page() {
  const say = useText('common')
  return (
    <div className="mx-auto grid w-full max-w-[760px] grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <PageTitle>{say('title.support')}</PageTitle>
      <ChatCard />
    </div>
  )
}
