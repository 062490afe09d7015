import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { DepositAccountCard, DepositAccountSkeleton } from '../../../features/cash/deposit-account-card.tsx'
import { DepositForm } from '../../../features/cash/deposit-form.tsx'
import { RefusalNote } from '../../../features/cash/refusal-note.tsx'
import { FormSkeleton } from '../shared/form-skeleton.tsx'
import type { Charge } from './use-charge.ts'

/** The account and the form; a refusal or an open request in the form's place. */
export function DepositPanel({ charge }: { charge: Charge }) {
  const say = useText('cash')
  const sayCommon = useText('common')
  const { account, bounds, open, requests, problem, retry } = charge
  if (problem)
    return (
      <RefusalNote
        problem={problem}
        action={
          isCallError(problem, 'C001', 'U0011', 'B1002') ? undefined : (
            <Button size="sm" onClick={retry}>
              {sayCommon('action.retry')}
            </Button>
          )
        }
      />
    )
  return (
    <div className="grid gap-6">
      {account ? <DepositAccountCard account={account} /> : <DepositAccountSkeleton />}
      {open ? (
        <Notice tone="info" title={say('deposit.isOpen')}>
          {say('deposit.isOpenText')}
        </Notice>
      ) : bounds && !requests.isPending ? (
        <DepositForm bounds={bounds} />
      ) : (
        <FormSkeleton />
      )}
    </div>
  )
}
