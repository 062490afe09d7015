import { CallError } from '@maru/client'
import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Moon, moonCheck, moonCross } from '@maru/ui/moon.tsx'
import { useEffect } from 'react'
import { money } from '../../shared/format/money.ts'
import { Sum } from '../../shared/format/sum.tsx'
import { isUnanswered } from '../../shared/request/attempt.ts'
import { SupportFor } from '../../shared/support/support-line.tsx'
import { useProblemText } from '../../shared/text/problem.ts'
import { DialogActions, DialogTitle } from './convert-parts.tsx'

/** How long it says that it is done before it closes by itself. */
const CLOSES_AFTER_MS = 1_800

export function ConvertComplete({ cash, cashAmt, close }: { cash: number; cashAmt: number; close: () => void }) {
  const say = useText('points')
  const language = useLanguage()
  useEffect(() => {
    const timer = setTimeout(close, CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [close])
  return (
    <>
      <Moon phase={1} size={92} mark={moonCheck} />
      <DialogTitle>{say('dialog.complete')}</DialogTitle>
      <div className="text-28 leading-tight tracking-[-0.025em]">
        <Sum units={cashAmt} className="font-bold" />
      </div>
      <p role="status" className="text-13 text-text-2">
        {say('dialog.added', { sum: money(cash, language) })}
      </p>
      <Running />
    </>
  )
}

/** How much of the time is over. */
const Running = () => (
  <div aria-hidden="true" className="h-[3px] w-full overflow-hidden rounded-full bg-surface-3">
    <i className="block h-full origin-left animate-[maru-fill_1.8s_linear_forwards] rounded-full bg-accent motion-reduce:animate-none" />
  </div>
)

export function ConvertFailed({ problem, again, close }: { problem: unknown; again: () => void; close: () => void }) {
  const say = useText('points')
  const sayCommon = useText('common')
  const problemText = useProblemText()
  return (
    <>
      <Moon phase={0.2} size={92} dim mark={moonCross} />
      <DialogTitle>{say('dialog.fail')}</DialogTitle>
      <p role="alert" className="text-13 text-text-2 leading-normal">
        {problemText(problem)} {problem instanceof CallError && <span className="num">({problem.code})</span>}
        <br />
        {/* An answer that got lost may have been a yes: the same request again happens once. */}
        {say(isUnanswered(problem) ? 'dialog.once' : 'dialog.safe')}
      </p>
      <SupportFor problem={problem} />
      <DialogActions>
        <Button onClick={close}>{sayCommon('action.close')}</Button>
        <Button kind="filled" onClick={again}>
          {sayCommon('action.retry')}
        </Button>
      </DialogActions>
    </>
  )
}
