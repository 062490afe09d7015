import { CallError, isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { LimitRest } from '../../shared/limits/limit-rest.tsx'
import { isUnanswered } from '../../shared/request/attempt.ts'
import { SupportFor } from '../../shared/support/support-line.tsx'
import { useProblemText } from '../../shared/text/problem.ts'

type Props = {
  problem: unknown
  action?: ReactNode
  /** Instead of the text of the code, where the page knows more. */
  said?: { title: string; note: string } | undefined
}

/** Why a request was not taken, and that no money has moved. */
export function RefusalNote({ problem, action, said }: Props) {
  const say = useText('cash')
  const problemText = useProblemText()
  const code = problem instanceof CallError ? problem.code : undefined
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed may stand over it on a phone, and what is left of a limit comes later.
  useEffect(() => {
    const { current } = box
    if (!current) return
    const watch = new ResizeObserver(() => current.scrollIntoView({ block: 'nearest' }))
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={box}>
      <ErrorNote
        title={said?.title ?? problemText(problem)}
        code={isCallError(problem, 'OFFLINE', 'BROKEN') ? undefined : code}
        action={action}
      >
        {said && `${said.note} `}
        {say(isUnanswered(problem) ? 'refusal.unanswered' : 'refusal.safe')}
        <LimitRest code={code} />
        <SupportFor problem={problem} />
      </ErrorNote>
    </div>
  )
}
