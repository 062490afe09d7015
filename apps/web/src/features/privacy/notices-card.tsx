import { useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { Checkbox } from '@maru/ui/checkbox.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { useProblemText } from '../../shared/text/problem.ts'
import { noticeSettings, useSaveNotices } from './calls/privacy.ts'

/** What is sent to the member besides what it has to know. */
export function NoticesCard() {
  const say = useText('privacy')
  const problemText = useProblemText()
  const { data, error, refetch } = useQuery(noticeSettings)
  const save = useSaveNotices()
  if (error && !data) return <LoadFailed title={say('notices.failed')} problem={error} retry={refetch} />
  return (
    <Card>
      <section aria-label={say('notices.title')} className="grid gap-3">
        <h2 className="font-bold text-16 tracking-[-0.01em]">{say('notices.title')}</h2>
        <p className="text-13 text-text-2 leading-relaxed">{say('notices.text')}</p>
        {data ? (
          <Checkbox
            checked={save.isPending ? save.variables : data.marketing}
            disabled={!data.mayTakeMarketing && !data.marketing}
            onChange={({ target }) => save.mutate(target.checked)}
            className="items-center"
          >
            {say('notices.marketing')}
          </Checkbox>
        ) : (
          <Skeleton className="h-6 w-56" />
        )}
        {data && !data.mayTakeMarketing && <p className="text-12 text-text-3">{say('notices.paused')}</p>}
        {save.error && <ErrorNote title={problemText(save.error)} />}
      </section>
    </Card>
  )
}
