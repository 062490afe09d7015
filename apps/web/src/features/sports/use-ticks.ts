import { useEffect, useState } from 'react'

/** Draws again each so many ms, while `isOn` and while somebody looks. */
export const useTicks = (everyMs: number, isOn: boolean): void => {
  const [, tick] = useState(0)
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => {
      if (!document.hidden) tick((count) => count + 1)
    }, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, isOn])
}
