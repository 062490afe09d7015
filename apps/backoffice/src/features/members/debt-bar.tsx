import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { sumText } from '../../shared/money.ts'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useForgiveDebt } from './calls/forgive-debt.ts'
import type { Member } from './person.tsx'

/** What the member owes since a result was corrected, and its write-off. Nothing where nothing is owed. */
export const DebtBar = ({ member }: { member: Pick<Member, 'memberId' | 'memNick' | 'debt'> }) => {
  const t = useText('office')
  const may = useMay()
  const [isAsking, setAsking] = useState(false)
  const forgive = useForgiveDebt()
  const close = () => setAsking(false)
  if (member.debt === 0) return null
  const amount = sumText(member.debt)
  return (
    <div className="warn-bar">
      <TriangleAlert size={15} aria-hidden />
      <span>{t('member.owes', { amount })}</span>
      {may('cash.decide') && <Button onClick={() => setAsking(true)}>{t('member.forgive-debt')}</Button>}
      {isAsking && (
        <ReasonModal
          title={t('member.forgive-debt-title', { name: member.memNick, amount })}
          note={t('member.forgive-debt-note')}
          presets={[t('member.reason-uncollectable'), t('member.reason-our-mistake')]}
          confirmLabel={t('member.forgive-debt')}
          isBusy={forgive.isPending}
          onConfirm={(reason) =>
            forgive.mutate(
              { params: { memberId: member.memberId }, body: { amount: member.debt, reason } },
              { onSettled: close },
            )
          }
          onClose={close}
        />
      )}
    </div>
  )
}
