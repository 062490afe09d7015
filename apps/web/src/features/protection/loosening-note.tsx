import { serverNow } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ConfirmDialog } from '@maru/ui/confirm-dialog.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { useState } from 'react'
import { useServerClock } from '../../shared/clock/use-server-clock.ts'
import { dayTime } from '../../shared/format/date.ts'
import { minutesText, useLimitWords } from '../../shared/limits/limit-words.ts'
import type { OwnLimit } from '../../shared/limits/own-limits.ts'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import { notify } from '../../shared/toast.ts'
import { useConfirmLimit } from './calls/confirm-limit.ts'
import { useKeepLimit } from './calls/keep-limit.ts'

const MINUTE_MS = 60_000

type Props = { limit: OwnLimit; loosening: NonNullable<OwnLimit['loosening']> }

/** A limit that is to be loosened: from when on it can be confirmed, until when, and how it stays as it is. */
export function LooseningNote({ limit, loosening }: Props) {
  const say = useText('protection')
  const words = useLimitWords()
  const notifyProblem = useNotifyProblem()
  const confirm = useConfirmLimit()
  const keep = useKeepLimit()
  const [asks, setAsks] = useState(false)
  const { kind, period } = limit
  const from = Date.parse(loosening.confirmFrom)
  const isDue = useServerClock((now) => (now < from ? from : undefined)) >= from
  const to = loosening.amount === null ? say('limit.none') : words.amount(kind, loosening.amount)
  const when = () => {
    if (loosening.byStaff) return say('pending.staff')
    if (isDue) return say('pending.until', { at: dayTime(loosening.confirmUntil) })
    const left = minutesText(say, Math.max(1, Math.ceil((from - serverNow()) / MINUTE_MS)))
    return say('pending.from', { at: dayTime(from), left })
  }
  return (
    <Notice
      tone={isDue && !loosening.byStaff ? 'warn' : 'info'}
      title={
        <span className="text-13 tabular-nums">
          {loosening.amount === null ? say('pending.remove') : say('pending.to', { amount: to })}
        </span>
      }
      className="px-3! py-2.5!"
    >
      <span className="block text-12 tabular-nums">{when()}</span>
      <span className="mt-1.5 flex flex-wrap gap-x-1.5 gap-y-1">
        {isDue && !loosening.byStaff && (
          <Button size="sm" onClick={() => setAsks(true)}>
            {say('pending.confirm')}
          </Button>
        )}
        <Button
          size="sm"
          kind="line"
          busy={keep.isPending}
          busyLabel={say('busy')}
          onClick={() =>
            keep.mutate({ kind, period }, { onSuccess: () => notify.ok(say('pending.kept')), onError: notifyProblem })
          }
        >
          {say('pending.keep')}
        </Button>
      </span>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={say('pending.confirmTitle')}
        confirmLabel={say('pending.confirm')}
        cancelLabel={say('pending.keep')}
        busy={confirm.isPending}
        busyLabel={say('busy')}
        onConfirm={() =>
          confirm.mutate(
            { kind, period },
            {
              onSuccess: () => notify.ok(say('pending.done')),
              onError: notifyProblem,
              onSettled: () => setAsks(false),
            },
          )
        }
      >
        {say('pending.confirmText', { name: words.name(kind, period), from: words.amount(kind, limit.amount), to })}
      </ConfirmDialog>
    </Notice>
  )
}
