import { useText } from '@maru/i18n/react'
import { useEffect, useRef } from 'react'
import { useServerClock } from '../../shared/clock/use-server-clock.ts'
import { notify } from '../../shared/toast.ts'
import { closesAt } from './closed-hours.rules.ts'
import { type Pause, pauseAt, type WithdrawalTimes } from './withdrawal-pause.rules.ts'

/** The server's time, and the pause that it lies in. Whoever waited is notified when the pause is over. */
export const useWithdrawalPause = (times: WithdrawalTimes): { now: number; pause: Pause | undefined } => {
  const say = useText('cash')
  const now = useServerClock((at) => pauseAt(at, times)?.until ?? closesAt(at, times.closed))
  const pause = pauseAt(now, times)
  const isPaused = pause !== undefined
  const wasPaused = useRef(isPaused)
  useEffect(() => {
    if (wasPaused.current && !isPaused) notify.note(say('pause.over'))
    wasPaused.current = isPaused
  }, [isPaused, say])
  return { now, pause }
}
