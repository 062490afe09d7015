import { serverNow } from '@maru/client'
import { useEffect, useState } from 'react'

const tickMs = 10_000
/** Longer waits overflow a timer, and the ticks come anyway. */
const longestMs = 24 * 60 * 60_000

/** The server's time in ms, read again every few seconds, and at the instant that `changesAt` names for it. */
export const useServerClock = (changesAt: (now: number) => number | undefined): number => {
  const [now, setNow] = useState(serverNow)
  const change = changesAt(now)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tickMs)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (change === undefined) return
    const timer = setTimeout(() => setNow(serverNow()), Math.min(Math.max(0, change - serverNow()), longestMs))
    return () => clearTimeout(timer)
  }, [change])
  return now
}
