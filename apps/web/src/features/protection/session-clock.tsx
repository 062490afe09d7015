import { serverNow } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from '../../shared/navigation/index.ts'
import { shownState } from './calls/protection-state.ts'
import { playTime } from './play-time.rules.ts'

const TICK_MS = 1_000

/** How it looks where it stands; without a link in places that have none. `word`: where there is room for it, the title says it else. */
const places = {
  bar: {
    isLink: true,
    box: 'inline-flex h-11 items-center gap-1 whitespace-nowrap px-1 font-medium text-13 text-text-2 hover:text-text max-[760px]:hidden',
    word: 'max-desk:hidden',
  },
  top: { isLink: false, box: 'whitespace-nowrap font-medium text-12 text-text-3', word: 'max-[519px]:hidden' },
  frame: { isLink: false, box: 'shrink-0 text-12 text-text-2', word: '' },
}

type Props = { at: keyof typeof places; className?: string | false }

/** Hours, minutes and seconds since the login, and the way to the member's protection. */
export function SessionClock({ at, className }: Props) {
  const say = useText('protection')
  // Of a login that lasts, the start stays the same.
  const startedAt = useQuery(shownState).data?.session.startedAt
  const now = useSecond(startedAt !== undefined)
  const time = playTime(startedAt === undefined ? 0 : now - Date.parse(startedAt))
  const { isLink, box, word } = places[at]
  const look = cx(box, className)
  if (startedAt === undefined) return isLink ? <span className={look} /> : null
  const figure = (
    <span role="timer" aria-label={say('clock.label', { time })} title={say('clock.title')} className="num">
      <span className={cx('text-text-3', word)}>{say('clock.word')} </span>
      {time}
    </span>
  )
  return isLink ? (
    <Link to="playSafe" className={look}>
      {figure}
    </Link>
  ) : (
    <span className={look}>{figure}</span>
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
