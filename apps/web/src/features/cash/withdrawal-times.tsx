import { useText } from '@maru/i18n/react'
import { Notice } from '@maru/ui/notice.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { lazy, Suspense } from 'react'
import { closedMinutes, openingAt } from './closed-hours.rules.ts'
import type { Pause, WithdrawalTimes as Times } from './withdrawal-pause.rules.ts'

const PauseNote = lazy(() => import('./pause-note.tsx').then((m) => ({ default: m.PauseNote })))

type Props = { times: Times; now: number; pause: Pause | undefined }

/** When withdrawals can be requested: said before the member tries. The server's answer counts. */
export function WithdrawalTimes({ times, now, pause }: Props) {
  const say = useText('cash')
  const { closed } = times
  const hours = { from: closed.from, until: closed.until }
  if (pause)
    return (
      <Suspense fallback={<Skeleton className="h-27 w-full rounded-card" />}>
        <PauseNote
          times={times}
          pause={pause}
          totalMinutes={pause.reason === 'closed' ? closedMinutes(closed) : times.waitMinutes}
        />
      </Suspense>
    )
  const opening = openingAt(now, closed)
  if (opening.is === 'soon')
    return (
      <Notice tone="warn" title={say('closed.title', hours)}>
        {say('closed.soon', { minutes: opening.minutes })}
      </Notice>
    )
  return closed.from === closed.until ? null : (
    <p className="text-12 text-text-3 leading-normal">{say('closed.note', hours)}</p>
  )
}
