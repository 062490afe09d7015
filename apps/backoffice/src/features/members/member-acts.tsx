import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useEndSessions } from './calls/end-sessions.ts'
import { useLockMember } from './calls/lock-member.ts'
import { useUnlockLogin } from './calls/unlock-login.ts'
import { useUnlockMember } from './calls/unlock-member.ts'
import { useUnlockWithdrawal } from './calls/unlock-withdrawal.ts'
import { FactorAct } from './factor-act.tsx'
import type { Member } from './person.tsx'
import { RestrictionActs } from './restriction-acts.tsx'

type Ask = 'lock' | 'unlock' | 'unlock-login' | 'unlock-withdrawal' | 'end-sessions'

/** Lock, unlock and the like, each with a second look. `isShort`: only the lock, for the narrow panel. */
export const MemberActs = ({ member, isShort = false }: { member: Member; isShort?: boolean }) => {
  const t = useText('office')
  const may = useMay()
  const [ask, setAsk] = useState<Ask>()
  const lock = useLockMember()
  const unlock = useUnlockMember()
  const unlockWithdrawal = useUnlockWithdrawal()
  const unlockLogin = useUnlockLogin()
  const endSessions = useEndSessions()
  if (!may('members.lock')) return null
  const params = { memberId: member.memberId }
  const close = () => setAsk(undefined)
  const name = member.memNick
  const isLocked = member.status === 'locked'
  return (
    <>
      {!isShort && member.isWithdrawalLocked && (
        <Button onClick={() => setAsk('unlock-withdrawal')}>{t('member.unlock-withdrawal')}</Button>
      )}
      {!isShort && member.loginWaitsUntil && (
        <Button onClick={() => setAsk('unlock-login')}>{t('member.unlock-login')}</Button>
      )}
      {!isShort && <Button onClick={() => setAsk('end-sessions')}>{t('member.end-sessions')}</Button>}
      {!isShort && <FactorAct member={member} />}
      {!isShort && <RestrictionActs member={member} />}
      {isLocked && !member.closing?.isClosed && (
        <Button leftSection={<LockOpen size={14} aria-hidden />} onClick={() => setAsk('unlock')}>
          {t('member.unlock')}
        </Button>
      )}
      {(member.status === 'active' || member.status === 'suspended') && (
        <Button className="bad" leftSection={<Lock size={14} aria-hidden />} onClick={() => setAsk('lock')}>
          {t('member.lock')}
        </Button>
      )}
      {ask === 'lock' && (
        <ReasonModal
          title={t('member.lock-title', { name })}
          note={t('member.lock-note')}
          presets={[t('member.reason-shared'), t('member.reason-abuse'), t('member.reason-request')]}
          confirmLabel={t('member.lock')}
          isBusy={lock.isPending}
          onConfirm={(reason) => lock.mutate({ params, body: { reason } }, { onSettled: close })}
          onClose={close}
        />
      )}
      {ask === 'unlock' && (
        <ConfirmModal
          title={t('member.unlock-title', { name })}
          confirmLabel={t('member.unlock')}
          isBusy={unlock.isPending}
          onConfirm={() => unlock.mutate({ params }, { onSettled: close })}
          onClose={close}
        >
          {t('member.unlock-note')}
        </ConfirmModal>
      )}
      {ask === 'unlock-withdrawal' && (
        <ConfirmModal
          title={t('member.unlock-withdrawal-title', { name })}
          confirmLabel={t('member.unlock-withdrawal')}
          isBusy={unlockWithdrawal.isPending}
          onConfirm={() => unlockWithdrawal.mutate({ params }, { onSettled: close })}
          onClose={close}
        >
          {t('member.unlock-withdrawal-note')}
        </ConfirmModal>
      )}
      {ask === 'unlock-login' && (
        <ConfirmModal
          title={t('member.unlock-login-title', { name })}
          confirmLabel={t('member.unlock-login')}
          isBusy={unlockLogin.isPending}
          onConfirm={() => unlockLogin.mutate({ params }, { onSettled: close })}
          onClose={close}
        >
          {t('member.unlock-login-note')}
        </ConfirmModal>
      )}
      {ask === 'end-sessions' && (
        <ConfirmModal
          title={t('member.end-sessions-title', { name })}
          confirmLabel={t('member.end-sessions')}
          isDanger
          isBusy={endSessions.isPending}
          onConfirm={() => endSessions.mutate({ params }, { onSettled: close })}
          onClose={close}
        >
          {t('member.end-sessions-note')}
        </ConfirmModal>
      )}
    </>
  )
}
