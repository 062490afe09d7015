import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { useProblemText } from '../../shared/problem.ts'

export function RefusedLogin({ problem }: { problem: unknown }) {
  const say = useText('partner-site')
  const problemText = useProblemText()
  if (isCallError(problem, 'LX02')) return <ErrorNote title={say('login.failed')}>{say('login.failedText')}</ErrorNote>
  return <ErrorNote title={problemText(problem)} code={isCallError(problem) ? problem.code : undefined} />
}
