import { serverNow } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { useCountdown } from '@maru/ui/countdown.tsx'
import { MoonDial } from '@maru/ui/moon-dial.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { clock } from '../../shared/format/date.ts'
import { closedMinutes, openingAt } from './closed-hours.rules.ts'
import type { Pause, WithdrawalTimes as Times } from './withdrawal-pause.rules.ts'

type Props = { times: Times; now: number; pause: Pause | undefined }

/** When withdrawals can be requested: said before the member tries. The server's answer counts. */
export function WithdrawalTimes({ times, now, pause }: Props) {
  const say = useText('cash')
  const { closed } = times
  const hours = { from: closed.from, until: closed.until }
  if (pause) return <PauseNote times={times} pause={pause} />
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

function PauseNote({ times, pause }: { times: Times; pause: Pause }) {
  const say = useText('cash')
  const { closed, waitMinutes } = times
  const time = clock(pause.until)
  const left = useCountdown(pause.until, { now: serverNow })
  return (
    <section
      aria-label={say('pause.title', { time })}
      className="flex items-center gap-4 rounded-card bg-surface-1 p-4 shadow-[inset_0_0_0_1px_var(--line-soft)] tablet:gap-5 tablet:p-5"
    >
      <MoonDial
        left={left}
        total={pause.reason === 'closed' ? closedMinutes(closed) * 60 : waitMinutes * 60}
        size={76}
        label={say('pause.left')}
        closedLabel={say('pause.now')}
      />
      <div role="status" className="min-w-0">
        <b className="block font-bold text-16 leading-snug">{say('pause.title', { time })}</b>
        <p className="mt-1 text-13 text-text-2 leading-normal">
          {pause.reason === 'closed'
            ? say('pause.closed', { from: closed.from, until: closed.until })
            : say('pause.wait', { minutes: waitMinutes })}
        </p>
      </div>
    </section>
  )
}
