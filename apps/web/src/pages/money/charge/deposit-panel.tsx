import { useText } from '@maru/i18n/react'
import { Notice } from '@maru/ui/notice.tsx'
import { DepositAccountCard, DepositAccountSkeleton } from '../../../features/cash/deposit-account-card.tsx'
import { DepositForm } from '../../../features/cash/deposit-form.tsx'
import { FormSkeleton } from '../shared/form-skeleton.tsx'
import { LoadProblem } from '../shared/load-problem.tsx'
import type { Charge } from './use-charge.ts'

/** The account and the form; a refusal or an open request in the form's place. */
export function DepositPanel({ charge }: { charge: Charge }) {
  const say = useText('cash')
  const { account, bounds, open, requests, problem, retry } = charge
  if (problem) return <LoadProblem problem={problem} retry={retry} />
  return (
    <div className="grid gap-6">
      {account ? <DepositAccountCard account={account} /> : <DepositAccountSkeleton />}
      {open ? (
        <Notice tone="info" title={say('deposit.isOpen')}>
          {say('deposit.isOpenText')}
        </Notice>
      ) : bounds && requests.isFetched ? (
        <DepositForm bounds={bounds} />
      ) : (
        <FormSkeleton />
      )}
    </div>
  )
}
