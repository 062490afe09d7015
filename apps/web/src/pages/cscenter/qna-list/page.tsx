import { useText } from '@maru/i18n/react'
import { buttonClass } from '@maru/ui/button.tsx'
import { PageTitle } from '@maru/ui/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { AccountCard } from '../../../features/boards/account-card.tsx'
import { boardList } from '../../../features/boards/calls/boards.ts'
import { CsTabs } from '../../../features/boards/cs-tabs.tsx'
import { PenIcon } from '../../../features/boards/icons.tsx'
import { QuestionList } from '../../../features/boards/question-list.tsx'
import { useIsDesk } from '../../../shared/media/use-media.ts'
import { Link } from '../../../shared/navigation/index.ts'

export function Page() {
  const say = useText('boards')
  const isDesk = useIsDesk()
  const minutes = useQuery(boardList({ boardType: 'qna', category: '', page: 1 })).data?.answerMinutes
  const ask = (
    <div className="grid gap-3 desk:sticky desk:top-21">
      <AccountCard minutes={minutes} />
      <Link to="qnaWrite" className={buttonClass({ full: true, className: 'h-11!' })}>
        <PenIcon size={16} />
        {say('question.write')}
      </Link>
    </div>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <PageTitle>{say('cs.title')}</PageTitle>
      <CsTabs />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[minmax(0,1fr)_348px] desk:gap-6">
        {!isDesk && ask}
        <QuestionList />
        {isDesk && ask}
      </div>
    </div>
  )
}
