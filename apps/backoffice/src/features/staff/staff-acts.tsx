import { Button } from '@mantine/core'
import type { StaffAccountRow } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { useMe } from '../../shared/staff/me.ts'
import { useLockStaff } from './calls/lock-staff.ts'
import { useResetTotp } from './calls/reset-totp.ts'
import { useUnlockStaff } from './calls/unlock-staff.ts'
import { PasswordModal } from './password-modal.tsx'
import type { Seed } from './seed-modal.tsx'
import './staff.css'

type StaffActsProps = { account: StaffAccountRow; onChange: () => void; onSeed: (seed: Seed) => void }
type Ask = 'lock' | 'unlock' | 'reset-totp' | 'reset-password'

/** What can be done with one account, each with a second look. */
export const StaffActs = ({ account, onChange, onSeed }: StaffActsProps) => {
  const t = useText('office')
  const me = useMe()
  const [ask, setAsk] = useState<Ask>()
  const lock = useLockStaff()
  const unlock = useUnlockStaff()
  const resetTotp = useResetTotp()
  const params = { staffId: account.staffId }
  // Of oneself the password is changed with the one before and a code, at the top of every page; the authenticator by another of the staff.
  const isOwn = me?.staffId === account.staffId
  const close = () => setAsk(undefined)
  const title = (key: 'staff.lock-title' | 'staff.unlock-title' | 'staff.reset-totp-title') =>
    t(key, { name: account.loginId })
  return (
    <>
      <span className="row staff-acts">
        <Button size="compact-sm" onClick={onChange}>
          {t('staff.change')}
        </Button>
        {!isOwn && (
          <>
            <Button size="compact-sm" onClick={() => setAsk('reset-password')}>
              {t('staff.reset-password')}
            </Button>
            <Button size="compact-sm" onClick={() => setAsk('reset-totp')}>
              {t('staff.reset-totp')}
            </Button>
          </>
        )}
        {account.isActive && account.waitsUntil && (
          <Button size="compact-sm" onClick={() => setAsk('unlock')}>
            {t('staff.unlock')}
          </Button>
        )}
        {!isOwn && (
          <Button
            size="compact-sm"
            {...(account.isActive ? { className: 'bad' } : {})}
            onClick={() => setAsk(account.isActive ? 'lock' : 'unlock')}
          >
            {t(account.isActive ? 'staff.lock' : 'staff.unlock')}
          </Button>
        )}
      </span>
      {ask === 'lock' && (
        <ConfirmModal
          title={title('staff.lock-title')}
          confirmLabel={t('staff.lock')}
          isDanger
          isBusy={lock.isPending}
          onConfirm={() => lock.mutate({ params }, { onSettled: close })}
          onClose={close}
        >
          {t('staff.lock-note')}
        </ConfirmModal>
      )}
      {ask === 'unlock' && (
        <ConfirmModal
          title={title('staff.unlock-title')}
          confirmLabel={t('staff.unlock')}
          isBusy={unlock.isPending}
          onConfirm={() => unlock.mutate({ params }, { onSettled: close })}
          onClose={close}
        >
          {t('staff.unlock-note')}
        </ConfirmModal>
      )}
      {ask === 'reset-totp' && (
        <ConfirmModal
          title={title('staff.reset-totp-title')}
          confirmLabel={t('staff.reset-totp')}
          isDanger
          isBusy={resetTotp.isPending}
          onConfirm={() =>
            resetTotp.mutate(
              { params },
              { onSuccess: (seed) => onSeed({ ...seed, loginId: account.loginId }), onSettled: close },
            )
          }
          onClose={close}
        >
          {t('staff.reset-totp-note')}
        </ConfirmModal>
      )}
      {ask === 'reset-password' && <PasswordModal account={account} onClose={close} />}
    </>
  )
}
