import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Notice } from '@maru/ui/notice.tsx'
import { lazy, Suspense, useEffect } from 'react'
import { BonusChoice } from '../../../features/bonus/bonus-choice.tsx'
import { DepositAccountCard, DepositAccountSkeleton } from '../../../features/cash/deposit-account-card.tsx'
import { FormSkeleton } from '../shared/form-skeleton.tsx'
import { LoadProblem } from '../shared/load-problem.tsx'
import type { Charge } from './use-charge.ts'

const FirstDepositOffer = lazy(() =>
  import('../../../features/protection/first-deposit-offer.tsx').then((m) => ({ default: m.FirstDepositOffer })),
)
const loadForm = () => import('../../../features/cash/deposit-form.tsx')
const DepositForm = lazy(() => loadForm().then((m) => ({ default: m.DepositForm })))

/** The account and the form; a refusal or an open request in the form's place. */
export function DepositPanel({ charge }: { charge: Charge }) {
  const say = useText('cash')
  const sayCode = useText('result-codes')
  // Its code comes along with what it will show.
  useEffect(() => {
    loadForm().catch(() => undefined)
  }, [])
  const { account, bounds, open, requests, problem, retry, onRefused } = charge
  if (isCallError(problem, 'C130'))
    return (
      <Notice tone="warn" title={sayCode('C130')}>
        {say('deposit.pausedText')}
      </Notice>
    )
  if (problem) return <LoadProblem problem={problem} retry={retry} />
  return (
    <div className="grid gap-6">
      {!open && (
        <Suspense>
          <FirstDepositOffer />
        </Suspense>
      )}
      {account ? <DepositAccountCard account={account} /> : <DepositAccountSkeleton />}
      {open ? (
        <Notice tone="info" title={say('deposit.isOpen')}>
          {say('deposit.isOpenText')}
        </Notice>
      ) : bounds && requests.isFetched ? (
        <Suspense fallback={<FormSkeleton />}>
          <DepositForm bounds={bounds} choice={(choice) => <BonusChoice {...choice} />} onRefused={onRefused} />
        </Suspense>
      ) : (
        <FormSkeleton />
      )}
    </div>
  )
}
