import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { useProblemText } from './problem.ts'

export function LoadFailed({ problem, retry }: { problem: unknown; retry: () => void }) {
  const say = useText('partner-site')
  const problemText = useProblemText()
  return (
    <ErrorNote
      title={say('failed')}
      code={isCallError(problem) ? problem.code : undefined}
      action={
        <Button size="sm" onClick={retry}>
          {say('retry')}
        </Button>
      }
    >
      {problemText(problem)}
    </ErrorNote>
  )
}
