import { type ReactNode, useEffect, useState } from 'react'
import { cx } from './cx.ts'

type TickerProps = {
  label: string
  title?: ReactNode
  items: readonly { id: string; node: ReactNode }[]
  className?: string
}

const STEP_MS = 6000

/** Moves on by one item in 6 s, on a phone one at a time and whole; rests under the pointer, with focus inside, and under reduced motion. */
export function Ticker({ label, title, items, className }: TickerProps) {
  const [at, setAt] = useState(0)
  const [resting, setResting] = useState(false)
  const count = items.length
  useEffect(() => {
    if (resting || count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setAt((now) => (now + 1) % count), STEP_MS)
    return () => clearInterval(timer)
  }, [resting, count])
  const turned = items.map((_, index) => items[(at + index) % count]).filter((item) => item !== undefined)
  return (
    <section
      aria-label={label}
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
      className={cx(
        'flex h-13 items-center gap-7 overflow-hidden [contain:inline-size] whitespace-nowrap rounded-card bg-surface-1 px-5 max-tablet:gap-4 max-tablet:px-4 text-13 shadow-[inset_0_0_0_1px_var(--line-soft)] tablet:[mask-image:linear-gradient(90deg,#000_92%,transparent)]',
        className,
      )}
    >
      {title && <b className="shrink-0 font-[650] max-tablet:text-12 max-tablet:text-text-3">{title}</b>}
      <ul className="flex min-w-0 items-center gap-7">
        {turned.map((item) => (
          <li
            key={item.id}
            className="flex shrink-0 animate-[maru-appear_var(--m-base)_ease-out] items-baseline gap-2 max-tablet:not-first:hidden max-tablet:min-w-0 max-tablet:shrink"
          >
            {item.node}
          </li>
        ))}
      </ul>
    </section>
  )
}
