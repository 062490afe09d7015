import { CallError } from '@maru/client'
import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ModalActions } from '@maru/ui/modal.tsx'
import { Moon, moonCheck, moonCross } from '@maru/ui/moon.tsx'
import { useEffect } from 'react'
import { money } from '../../shared/format/money.ts'
import { Sum } from '../../shared/format/sum.tsx'
import { SupportFor } from '../../shared/support/support-line.tsx'
import { useProblemText } from '../../shared/text/problem.ts'

/** How long it says that it is done before it closes by itself. */
const CLOSES_AFTER_MS = 1_800

type Complete = { returned: number; balance: number; close: () => void }

export function MergeComplete({ returned, balance, close }: Complete) {
  const say = useText('transfers')
  const language = useLanguage()
  useEffect(() => {
    const timer = setTimeout(close, CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [close])
  return (
    <>
      <Moon phase={1} size={92} mark={moonCheck} />
      <p className="font-bold text-18 leading-snug">{say('dialog.complete')}</p>
      <div className="text-28 leading-tight tracking-[-0.025em]">
        <Sum units={balance} className="font-bold" />
      </div>
      <p role="status" className="text-13 text-text-2">
        {say('dialog.added', { sum: money(returned, language) })}
      </p>
      <div aria-hidden="true" className="h-[3px] w-full overflow-hidden rounded-full bg-surface-3">
        <i className="block h-full origin-left animate-[maru-fill_1.8s_linear_forwards] rounded-full bg-accent motion-reduce:animate-none" />
      </div>
    </>
  )
}

export function MergeFailed({ problem, again, close }: { problem: unknown; again: () => void; close: () => void }) {
  const say = useText('transfers')
  const sayCommon = useText('common')
  const problemText = useProblemText()
  return (
    <>
      <Moon phase={0.2} size={92} dim mark={moonCross} />
      <p className="font-bold text-18 leading-snug">{say('dialog.fail')}</p>
      <p role="alert" className="text-13 text-text-2 leading-normal">
        {problemText(problem)} {problem instanceof CallError && <span className="num">({problem.code})</span>}
        <br />
        {say('dialog.safe')}
      </p>
      <SupportFor problem={problem} />
      <ModalActions className="mt-1! w-full">
        <Button onClick={close}>{sayCommon('action.close')}</Button>
        <Button kind="filled" onClick={again}>
          {sayCommon('action.retry')}
        </Button>
      </ModalActions>
    </>
  )
}
