import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { AccountCard } from '../../../features/boards/account-card.tsx'
import { boardList } from '../../../features/boards/calls/boards.ts'
import { CsTabs } from '../../../features/boards/cs-tabs.tsx'
import { QuestionList } from '../../../features/boards/question-list.tsx'

export function Page() {
  const say = useText('boards')
  const minutes = useQuery(boardList({ boardType: 'qna', category: 'bankaccount', page: 1 })).data?.answerMinutes
  return (
    <div className="grid max-w-180 grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <PageTitle>{say('account.title')}</PageTitle>
      <CsTabs />
      <AccountCard minutes={minutes} />
      <QuestionList category="bankaccount" />
    </div>
  )
}
