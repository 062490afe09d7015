import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { useProblemText } from '../../../shared/text/problem.ts'

/** A member's money is what they think of first; a guest has none. */
export function Failed({ problem, retry }: { problem: unknown; retry: () => void }) {
  const say = useText('common')
  const problemText = useProblemText()
  const isMember = useSession() !== undefined
  return (
    <ErrorNote
      title={useText('main')('failed')}
      action={
        <Button size="sm" onClick={retry}>
          {say('action.retry')}
        </Button>
      }
    >
      {isMember ? say('problem.safe') : problemText(problem)}
    </ErrorNote>
  )
}
