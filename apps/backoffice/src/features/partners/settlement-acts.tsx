import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { Settlement } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { digits, sumText } from '../../shared/money.ts'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useConfirmSettlement, useDropSettlement } from './calls/settlements.ts'

/** Confirming a frozen settlement, which who froze it cannot, and dropping it. */
export const SettlementActs = ({ settlement }: { settlement: Settlement }) => {
  const say = useText('office-partners')
  const may = useMay()
  const [confirm, drop] = [useConfirmSettlement(), useDropSettlement()]
  const [opened, setOpened] = useState<'confirm' | 'drop'>()
  const close = () => setOpened(undefined)
  const { settlementId, status, isOwn, isOverdue, isNext, isLast, paidPartners, amount } = settlement
  const params = { settlementId }
  if (status !== 'frozen' || !may('partners.settle')) return null
  return (
    <>
      {isLast && <Button onClick={() => setOpened('drop')}>{say('losing.drop')}</Button>}
      {!isOwn && !isOverdue && isNext && (
        <Button variant="filled" onClick={() => setOpened('confirm')}>
          {say('losing.confirm')}
        </Button>
      )}
      {opened === 'confirm' && (
        <ConfirmModal
          title={say('losing.confirm-title')}
          confirmLabel={say('losing.confirm')}
          isBusy={confirm.isPending}
          onConfirm={() =>
            confirm.mutate(
              { params },
              { onSuccess: () => notifications.show({ message: say('losing.confirmed') }), onSettled: close },
            )
          }
          onClose={close}
        >
          {say('losing.confirm-ask', { partners: digits(paidPartners), amount: sumText(amount) })}
        </ConfirmModal>
      )}
      {opened === 'drop' && (
        <ReasonModal
          title={say('losing.drop')}
          note={say('losing.drop-note')}
          presets={[]}
          confirmLabel={say('losing.drop')}
          isBusy={drop.isPending}
          onConfirm={(reason) =>
            drop.mutate(
              { params, body: { reason } },
              { onSuccess: () => notifications.show({ message: say('losing.dropped') }), onSettled: close },
            )
          }
          onClose={close}
        />
      )}
    </>
  )
}
