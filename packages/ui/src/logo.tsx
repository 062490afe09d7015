import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** The moon over the roof over the floor. */
export function LogoMark({ size = 30, className }: { size?: number; className?: string }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={cx('shrink-0', className)}>
      <circle cx="16" cy="11" r="6.2" fill="var(--focus)" />
      <path
        d="M1 17.5c6 .2 9.6-1.7 11.6-4.9h6.8c2 3.2 5.6 5.1 11.6 4.9-2.6 2.3-6 3.2-9.4 3.2H10.4C7 20.7 3.6 19.8 1 17.5Z"
        fill="var(--accent)"
      />
      <path d="M7.5 23.5h17M9.5 27h13" stroke="var(--accent)" strokeWidth="1.8" strokeLinecap="round" opacity=".75" />
    </svg>
  )
}

/** Mark and word; `aside` is for the demo tag. */
export function Logo({
  name,
  size = 30,
  aside,
  className,
}: {
  name: string
  size?: number
  aside?: ReactNode
  className?: string
}) {
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      <LogoMark size={size} />
      <b className="font-bold font-display leading-none tracking-[-0.02em]" style={{ fontSize: size * 0.77 }}>
        {name}
      </b>
      {aside}
    </span>
  )
}
