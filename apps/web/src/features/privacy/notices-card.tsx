import { useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { useProblemText } from '../../shared/text/problem.ts'
import { noticeSettings, useSaveNotices } from './calls/privacy.ts'
import { NoticeRow } from './notice-row.tsx'

/** What is sent to the member besides what it has to know, and how. */
export function NoticesCard() {
  const say = useText('privacy')
  const problemText = useProblemText()
  const { data, error, refetch } = useQuery(noticeSettings)
  const save = useSaveNotices()
  if (error && !data) return <LoadFailed title={say('notices.failed')} problem={error} retry={refetch} />
  return (
    <Card>
      <section aria-label={say('notices.title')} aria-busy={!data} className="grid gap-3">
        <h2 className="font-bold text-16 tracking-[-0.01em]">{say('notices.title')}</h2>
        <p className="text-13 text-text-2 leading-relaxed">{say('notices.text')}</p>
        {data ? (
          <table className="w-full border-collapse text-13">
            <thead>
              <tr className="text-12 text-text-3">
                <td />
                <th scope="col" className="px-1 pb-1 font-medium">
                  {say('notices.inbox')}
                </th>
                <th scope="col" className="px-1 pb-1 font-medium">
                  {say('notices.toast')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.list.map((choice) => (
                <NoticeRow
                  key={choice.notice}
                  choice={save.isPending && save.variables.notice === choice.notice ? save.variables : choice}
                  mayBeSent={choice.notice !== 'promotions' || data.mayTakeMarketing}
                  save={save.mutate}
                />
              ))}
            </tbody>
          </table>
        ) : (
          <Skeleton className="h-64" />
        )}
        {data && !data.mayTakeMarketing && <p className="text-12 text-text-3">{say('notices.paused')}</p>}
        {save.error && <ErrorNote title={problemText(save.error)} />}
      </section>
    </Card>
  )
}
