import { isCallError } from '@maru/client'
import type { CashType } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { buttonClass } from '@maru/ui/button.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { Link } from '../../../shared/navigation/index.ts'
import { LoadProblem } from './load-problem.tsx'

type Props = { cashType: CashType; problem: unknown; retry: () => void }

/** In the form's place: where the site has no coin now, the way by a bank. */
export function CoinProblem({ cashType, problem, retry }: Props) {
  const say = useText('coin')
  const sayCode = useText('result-codes')
  if (!isCallError(problem, 'C140')) return <LoadProblem problem={problem} retry={retry} />
  return (
    <Notice
      tone="warn"
      title={sayCode('C140')}
      action={
        <Link to={cashType === 'deposit' ? 'charge' : 'exchange'} className={buttonClass({ size: 'sm' })}>
          {say(`off.${cashType}`)}
        </Link>
      }
    >
      {say('off.text')}
    </Notice>
  )
}
