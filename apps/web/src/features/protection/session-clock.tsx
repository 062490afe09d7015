import { serverNow } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from '../../shared/navigation/index.ts'
import { shownState } from './calls/protection-state.ts'
import { playTime } from './play-time.rules.ts'

const TICK_MS = 1_000

type Props = {
  className?: string
  /** No link, for a place that has none. */
  bare?: boolean
  /** Where there is no room for the word; the title says it. */
  wordClass?: string
}

/** Hours, minutes and seconds since the login, and the way to the member's protection. */
export function SessionClock({ className, bare, wordClass }: Props) {
  const say = useText('protection')
  // Of a login that lasts, the start stays the same.
  const startedAt = useQuery(shownState).data?.session.startedAt
  const now = useSecond(startedAt !== undefined)
  const time = playTime(startedAt === undefined ? 0 : now - Date.parse(startedAt))
  if (startedAt === undefined) return bare ? null : <span className={className} />
  const figure = (
    <span role="timer" aria-label={say('clock.label', { time })} title={say('clock.title')} className="num">
      <span className={cx('text-text-3', wordClass)}>{say('clock.word')} </span>
      {time}
    </span>
  )
  return bare ? (
    <span className={className}>{figure}</span>
  ) : (
    <Link to="playSafe" className={className}>
      {figure}
    </Link>
  )
}

const useSecond = (isOn: boolean): number => {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (!isOn) return
    setNow(serverNow())
    const timer = setInterval(() => setNow(serverNow()), TICK_MS)
    return () => clearInterval(timer)
  }, [isOn])
  return now
}
