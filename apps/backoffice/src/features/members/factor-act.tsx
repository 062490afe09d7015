import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { useResetFactors } from './calls/reset-factors.ts'
import type { Member } from './person.tsx'

/** Takes the application and passkeys away from who lost them. */
export const FactorAct = ({ member }: { member: Member }) => {
  const t = useText('office')
  const [isAsking, setIsAsking] = useState(false)
  const reset = useResetFactors()
  const close = () => setIsAsking(false)
  if (!member.hasTotp && member.passkeys === 0) return null
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('member.reset-factors')}</Button>
      {isAsking && (
        <ReasonModal
          title={t('member.reset-factors-title', { name: member.memNick })}
          note={t('member.reset-factors-note')}
          presets={[t('member.reason-lost-phone')]}
          confirmLabel={t('member.reset-factors')}
          isBusy={reset.isPending}
          onConfirm={(reason) =>
            reset.mutate({ params: { memberId: member.memberId }, body: { reason } }, { onSettled: close })
          }
          onClose={close}
        />
      )}
    </>
  )
}
