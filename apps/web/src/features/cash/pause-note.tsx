import { serverNow } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { useCountdown } from '@maru/ui/countdown.tsx'
import { MoonDial } from '@maru/ui/moon-dial.tsx'
import { clock } from '../../shared/format/date.ts'
import type { Pause, WithdrawalTimes } from './withdrawal-pause.rules.ts'

type Props = { times: WithdrawalTimes; pause: Pause; totalMinutes: number }

/** Why no withdrawal can be requested, and how long until one can. */
export function PauseNote({ times, pause, totalMinutes }: Props) {
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
        total={totalMinutes * 60}
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
