import { type ReactNode, useEffect, useRef, useState } from 'react'

export { clockText } from './clock-text.ts'

type Options = { now?: () => number; onEnd?: () => void }

/** Whole seconds until `until` (ms since 1970), never below 0. `now` is the server's clock, when the app keeps one. */
export function useCountdown(until: number, { now = Date.now, onEnd }: Options = {}): number {
  const leftAt = () => Math.max(0, Math.ceil((until - now()) / 1000))
  const [left, setLeft] = useState(leftAt)
  const latest = useRef({ now, onEnd })
  useEffect(() => {
    latest.current = { now, onEnd }
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // Each step aims at the next whole second anew, so a sleeping tab comes back with the true figure.
    const step = () => {
      const ms = until - latest.current.now()
      setLeft(Math.max(0, Math.ceil(ms / 1000)))
      if (ms > 0) timer = setTimeout(step, (ms % 1000) + 5)
      else latest.current.onEnd?.()
    }
    step()
    return () => clearTimeout(timer)
  }, [until])
  return left
}

/** Draws what is left every second: `<Countdown until={t}>{(s) => clockText(s)}</Countdown>`. */
export function Countdown({
  until,
  children,
  ...options
}: Options & { until: number; children: (seconds: number) => ReactNode }) {
  return children(useCountdown(until, options))
}
