import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { useExclude, useTimeOut } from './calls/protection.ts'
import { LimitModal } from './limit-modal.tsx'
import { PauseModal } from './pause-modal.tsx'

type Act = 'limit' | 'timeOut' | 'exclude'
const HOURS_A_DAY = 24
const hours = [24, 72, 168, 336, 672, 1_008]
const months = [6, 12, 24, 60, 120]

/** For a member who asks for it, or must be protected. */
export const ProtectionActs = ({ memberId, memNick }: { memberId: number; memNick: string }) => {
  const t = useText('care')
  const [act, setAct] = useState<Act>()
  const timeOut = useTimeOut()
  const exclude = useExclude()
  const params = { memberId }
  const close = () => setAct(undefined)
  return (
    <div className="row">
      <Button onClick={() => setAct('limit')}>{t('act.limit')}</Button>
      <Button onClick={() => setAct('timeOut')}>{t('act.timeOut')}</Button>
      <Button className="bad" onClick={() => setAct('exclude')}>
        {t('act.exclude')}
      </Button>
      {act === 'limit' && <LimitModal memberId={memberId} onClose={close} />}
      {act === 'timeOut' && (
        <PauseModal
          title={`${t('act.timeOut')}: ${memNick}`}
          note={t('act.timeOutNote')}
          confirmLabel={t('act.timeOut')}
          choices={hours.map((value) => ({ value, label: t('act.days', { days: value / HOURS_A_DAY }) }))}
          isBusy={timeOut.isPending}
          onConfirm={(chosen, reason) =>
            timeOut.mutate({ params, body: { hours: chosen, reason } }, { onSuccess: close })
          }
          onClose={close}
        />
      )}
      {act === 'exclude' && (
        <PauseModal
          title={`${t('act.exclude')}: ${memNick}`}
          note={t('act.excludeNote')}
          confirmLabel={t('act.exclude')}
          choices={months.map((value) => ({ value, label: t('act.months', { months: value }) }))}
          isBusy={exclude.isPending}
          onConfirm={(chosen, reason) =>
            exclude.mutate({ params, body: { months: chosen, reason } }, { onSuccess: close })
          }
          onClose={close}
        />
      )}
    </div>
  )
}
