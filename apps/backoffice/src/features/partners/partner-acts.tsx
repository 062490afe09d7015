import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { AdminPartner } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useLockPartner, useUnlockPartner } from './calls/partners.ts'
import { MoveModal } from './move-modal.tsx'

/** What staff do with a partner's branch. */
export const PartnerActs = ({ partner }: { partner: AdminPartner }) => {
  const say = useText('office-partners')
  const may = useMay()
  const [lock, unlock] = [useLockPartner(), useUnlockPartner()]
  const [opened, setOpened] = useState<'lock' | 'move'>()
  const close = () => setOpened(undefined)
  // Locked from above, it has no lock of its own to lift.
  const isLockedItself = partner.lockReason !== ''
  const act = isLockedItself ? unlock : lock
  if (!may('partners.manage')) return null
  return (
    <>
      <Button onClick={() => setOpened('move')}>{say('move.open')}</Button>
      <Button {...(isLockedItself ? {} : { color: 'red' })} onClick={() => setOpened('lock')}>
        {say(isLockedItself ? 'lock.lift' : 'lock.open')}
      </Button>
      {opened === 'move' && <MoveModal partner={partner} onClose={close} />}
      {opened === 'lock' && (
        <ReasonModal
          title={say(isLockedItself ? 'lock.lift-title' : 'lock.title', { name: partner.memNick })}
          {...(isLockedItself ? { isGood: true } : { note: say('lock.note') })}
          presets={[]}
          confirmLabel={say(isLockedItself ? 'lock.lift' : 'lock.open')}
          isBusy={act.isPending}
          onConfirm={(reason) =>
            act.mutate(
              { params: { partnerId: partner.partnerId }, body: { reason } },
              {
                onSuccess: () => notifications.show({ message: say(isLockedItself ? 'lock.lifted' : 'lock.done') }),
                onSettled: close,
              },
            )
          }
          onClose={close}
        />
      )}
    </>
  )
}
