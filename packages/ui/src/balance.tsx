import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from './cx.ts'

export type BalanceProps = {
  /** A whole number of the smallest unit. */
  value: number
  format: (value: number) => ReactNode
  kind?: 'cash' | 'point' | 'plain'
  /** For a gain: shows `+sum` beside it for 2 s. A loss never shows. */
  formatGain?: (gain: number) => ReactNode
  className?: string
}

const COUNT_MS = 320
const GAIN_MS = 2000

/** A change counts over 320 ms, in place; at once under reduced motion. */
export function Balance({ value, format, kind = 'cash', formatGain, className }: BalanceProps) {
  const shown = useCounted(value)
  const gain = useGain(value)
  return (
    <span className={cx('inline-flex items-baseline gap-1.5', className)}>
      <span className={kind === 'cash' ? 'money' : 'num'}>{format(shown)}</span>
      {formatGain && gain > 0 && <span className="gain money text-[max(12px,0.72em)]">{formatGain(gain)}</span>}
    </span>
  )
}

function useCounted(value: number): number {
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    if (start === value) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden) {
      from.current = value
      setShown(value)
      return
    }
    const began = performance.now()
    let frame = 0
    const step = (now: number) => {
      from.current = countBetween(start, value, (now - began) / COUNT_MS)
      setShown(from.current)
      if (from.current !== value) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}

function useGain(value: number): number {
  const before = useRef(value)
  const [gain, setGain] = useState(0)
  useEffect(() => {
    const change = value - before.current
    before.current = value
    if (change === 0) return
    setGain(change)
    const timer = setTimeout(() => setGain(0), GAIN_MS)
    return () => clearTimeout(timer)
  }, [value])
  return gain
}

/** Fast first, then slower; exactly `to` from a share of 1 on. */
export function countBetween(from: number, to: number, share: number): number {
  if (share >= 1) return to
  const eased = 1 - (1 - Math.max(0, share)) ** 3
  return Math.round(from + (to - from) * eased)
}
