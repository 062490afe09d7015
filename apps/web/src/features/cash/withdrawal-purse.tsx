import { useText } from '@maru/i18n/react'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { Sum } from '../../shared/format/sum.tsx'
import { useMember } from '../../shared/session/session.ts'

/** What can be withdrawn and where it goes. */
export function WithdrawalPurse() {
  const say = useText('cash')
  const member = useMember()?.member
  return (
    <dl className="grid gap-4 rounded-card bg-[color-mix(in_oklab,var(--surface-3)_55%,var(--surface-2))] p-5 shadow-[inset_0_0_0_1px_var(--line-soft)] tablet:grid-cols-2">
      <div>
        <dt className="text-13 text-text-3">{say('withdrawal.balance')}</dt>
        <dd className="mt-1 text-28 leading-tight">
          {member ? <Sum units={member.cashAmt} /> : <Skeleton className="h-8 w-40" />}
        </dd>
      </div>
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
    </dl>
  )
}
