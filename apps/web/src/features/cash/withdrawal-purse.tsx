import { useText } from '@maru/i18n/react'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { Sum } from '../../shared/format/sum.tsx'
import { useMember } from '../../shared/session/session.ts'
import { accountBox } from './account-box.ts'

/** What can be withdrawn and where it goes: to the member's account at a bank, where nothing else is said. */
export function WithdrawalPurse({ children }: { children?: ReactNode }) {
  const say = useText('cash')
  const member = useMember()?.member
  return (
    <dl className={`gap-4 tablet:grid-cols-2 ${accountBox}`}>
      <div>
        <dt className="text-13 text-text-3">{say('withdrawal.balance')}</dt>
        <dd className="mt-1 text-28 leading-tight">
          {member ? <Sum units={member.cashAmt} /> : <Skeleton className="h-8 w-40" />}
        </dd>
      </div>
      {children ?? <BankAccount />}
    </dl>
  )
}

function BankAccount() {
  const say = useText('cash')
  const member = useMember()?.member
  return (
    <div>
      <dt className="text-13 text-text-3">{say('withdrawal.to')}</dt>
      <dd className="mt-1 leading-normal">
        {member ? (
          <>
            <b className="block font-bold">
              {member.bankName} <span className="num">{member.bankaccMasked}</span>
            </b>
            <span className="text-13 text-text-3">{say('account.holder', { name: member.memName })}</span>
          </>
        ) : (
          <Skeleton className="h-11 w-48" />
        )}
      </dd>
    </div>
  )
}
