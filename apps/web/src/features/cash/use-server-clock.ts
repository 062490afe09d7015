import { serverNow } from '@maru/client'
import { useEffect, useState } from 'react'

const tickMs = 10_000

/** The server's time in ms, read again every few seconds. */
export const useServerClock = (): number => {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
