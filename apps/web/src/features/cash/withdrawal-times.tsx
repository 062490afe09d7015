import { useText } from '@maru/i18n/react'
import { Notice } from '@maru/ui/notice.tsx'
import { clock } from '../../shared/format/date.ts'
import { type ClosedHours, openingAt, waitsUntil } from './closed-hours.rules.ts'
import { useServerClock } from './use-server-clock.ts'

type Props = { closed: ClosedHours; lastRequestedAt: string | undefined; waitMinutes: number }

/** When withdrawals can be requested: said before the member tries. The server's answer counts. */
export function WithdrawalTimes({ closed, lastRequestedAt, waitMinutes }: Props) {
  const say = useText('cash')
  const now = useServerClock()
  const opening = openingAt(now, closed)
  const waiting = waitsUntil(lastRequestedAt, waitMinutes, now)
  const hours = { from: closed.from, until: closed.until }
  if (opening.is === 'closed')
    return (
      <Notice tone="warn" title={say('closed.title', hours)} live>
        {say('closed.now', { until: closed.until })}
      </Notice>
    )
  if (waiting !== undefined)
    return (
      <Notice tone="warn" title={say('wait.title', { time: clock(waiting) })} live>
        {say('wait.text', { minutes: waitMinutes })}
      </Notice>
    )
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
