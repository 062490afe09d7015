import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { AccountTabs } from '../../../features/member/account-tabs.tsx'
import { MessageRead } from '../../../features/messages/message-read.tsx'
import { useParam } from '../../../shared/navigation/index.ts'

export function Page() {
  const say = useText('common')
  const msgIdx = Number(useParam('msgIdx'))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <PageTitle>{say('title.messages')}</PageTitle>
      <AccountTabs />
      <MessageRead key={msgIdx} msgIdx={msgIdx} />
    </div>
  )
}
