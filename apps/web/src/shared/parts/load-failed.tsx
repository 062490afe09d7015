import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { SupportFor } from '../support/support-line.tsx'
import { useProblemText } from '../text/problem.ts'

type Props = { title: string; problem: unknown; retry: () => unknown; className?: string }

/** In the place of what could not be loaded: what happened, and a way to ask again. */
export function LoadFailed({ title, problem, retry, className }: Props) {
  const say = useText('common')
  const problemText = useProblemText()
  return (
    <ErrorNote
      title={title}
      className={className}
      action={
        <Button size="sm" onClick={() => void retry()}>
          {say('action.retry')}
        </Button>
      }
    >
      {problemText(problem)}
      <SupportFor problem={problem} />
    </ErrorNote>
  )
}
