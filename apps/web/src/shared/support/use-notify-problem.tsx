import { useProblemText } from '../text/problem.ts'
import { notify } from '../toast.ts'
import { namesSupport } from './support.rules.ts'
import { SupportLine } from './support-line.tsx'

/** Says by a toast why a call failed, with the way to the customer center where the text names it. */
export const useNotifyProblem = (): ((problem: unknown) => void) => {
  const problemText = useProblemText()
  return (problem) => notify.error(problemText(problem), namesSupport(problem) ? { note: <SupportLine /> } : undefined)
}
