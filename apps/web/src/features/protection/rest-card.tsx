import { serverNow } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ConfirmDialog } from '@maru/ui/confirm-dialog.tsx'
import { useState } from 'react'
import { dayTime } from '../../shared/format/date.ts'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import { useTakeTimeOut } from './calls/take-time-out.ts'
import { ProtectionCard } from './protection-card.tsx'

const lengths = [24, 72, 168, 336, 672, 1008] as const
const HOUR_MS = 3_600_000

/** A time-out of a day to six weeks. It ends the session, so the page that follows is the one of a guest. */
export function RestCard() {
  const say = useText('protection')
  const notifyProblem = useNotifyProblem()
  const take = useTakeTimeOut()
  const [hours, setHours] = useState<(typeof lengths)[number]>(168)
  const [asks, setAsks] = useState(false)
  const span = say(`rest.${hours}`)
  const until = dayTime(serverNow() + hours * HOUR_MS)
  return (
    <ProtectionCard id="rest" title={say('rest.title')} aside={say('rest.span')}>
      <p className="mb-3.5 text-13 text-text-2 leading-relaxed">{say('rest.text')}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields. */}
      <div role="group" aria-label={say('rest.choose')} className="grid grid-cols-3 gap-2">
        {lengths.map((one) => (
          <Button
            key={one}
            aria-pressed={one === hours}
            onClick={() => setHours(one)}
            className="px-1! aria-pressed:bg-accent-tint aria-pressed:text-accent touch:h-12"
          >
            {say(`rest.${one}`)}
          </Button>
        ))}
      </div>
      <Button
        full
        className="mt-2.5 tabular-nums h-auto! min-h-11 whitespace-normal! py-2"
        onClick={() => setAsks(true)}
      >
        {say('rest.submit', { span, until })}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={say('rest.confirmTitle', { span })}
        confirmLabel={say('rest.confirm', { span })}
        cancelLabel={say('cancel')}
        danger
        busy={take.isPending}
        busyLabel={say('busy')}
        onConfirm={() => take.mutate(hours, { onError: notifyProblem, onSettled: () => setAsks(false) })}
      >
        {say('rest.confirmText', { until })}
      </ConfirmDialog>
    </ProtectionCard>
  )
}
