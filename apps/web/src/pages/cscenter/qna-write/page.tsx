import { useText } from '@maru/i18n/react'
import { Card, PageTitle } from '@maru/ui/card.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { CsTabs } from '../../../features/boards/cs-tabs.tsx'
import { QuestionForm } from '../../../features/boards/question-form.tsx'
import { useMember } from '../../../shared/session/session.ts'

export function Page() {
  const say = useText('boards')
  const owner = useMember()?.member.memId
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <PageTitle>{say('question.write')}</PageTitle>
      <CsTabs />
      {owner === undefined ? (
        <Card aria-busy="true" className="max-w-180">
          <Skeleton className="h-96 w-full" />
        </Card>
      ) : (
        <QuestionForm owner={owner} />
      )}
    </div>
  )
}
