import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button, buttonClass } from '@maru/ui/button.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Link } from '../../../shared/navigation/index.ts'
import { SupportFor } from '../../../shared/support/support-line.tsx'
import { useProblemText } from '../../../shared/text/problem.ts'

/** In the form's place: who is barred reads why, who takes a break finds until when, whoever was not answered may ask again. */
export function LoadProblem({ problem, retry }: { problem: unknown; retry: () => void }) {
  const say = useText('common')
  const problemText = useProblemText()
  const isBarred = isCallError(problem, 'C001', 'U0011', 'B1002')
  const isResting = isCallError(problem, 'C132')
  return (
    <ErrorNote
      title={problemText(problem)}
      code={isBarred || isResting ? problem.code : undefined}
      action={
        isBarred ? undefined : isResting ? (
          <Link to="playSafe" className={buttonClass({ size: 'sm' })}>
            {say('nav.playSafe')}
          </Link>
        ) : (
          <Button size="sm" onClick={retry}>
            {say('action.retry')}
          </Button>
        )
      }
    >
      {say('problem.safe')}
      <SupportFor problem={problem} />
    </ErrorNote>
  )
}
