import { isCallError } from '@maru/client'
import type { CashType } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { buttonClass } from '@maru/ui/button.tsx'
import { WarnIcon } from '@maru/ui/icons.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { holdsDeposits } from '../../../features/cash/coin/deposit-refusal.rules.ts'
import { Link } from '../../../shared/navigation/index.ts'
import { LoadProblem } from './load-problem.tsx'

type Props = { cashType: CashType; problem: unknown; retry: () => void }

/** In the form's place: where the site has no coin now, the way by a bank; and what becomes of coin that is sent all the same. */
export function CoinProblem({ cashType, problem, retry }: Props) {
  const say = useText('coin')
  return (
    <div className="grid gap-4">
      {isCallError(problem, 'C140') ? <CoinOff cashType={cashType} /> : <LoadProblem problem={problem} retry={retry} />}
      {cashType === 'deposit' && holdsDeposits(problem) && (
        <Notice tone="warn" icon={<WarnIcon />} title={say('off.held')}>
          {say('off.heldText')}
        </Notice>
      )}
    </div>
  )
}

function CoinOff({ cashType }: { cashType: CashType }) {
  const say = useText('coin')
  const sayCode = useText('result-codes')
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
      {say(`off.${cashType}Text`)}
    </Notice>
  )
}
