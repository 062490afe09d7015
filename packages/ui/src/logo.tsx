import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** The moon over the roof over the floor. */
export function LogoMark({ size = 30, className }: { size?: number; className?: string }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={cx('shrink-0', className)}>
      <circle cx="16" cy="11" r="6.2" fill="var(--focus)" />
      <path d="M1 17.5c6 .2 9.600-1.700 11.600-4.900h6.800c2 3.200 5.600 5.100 11.600 4.900-2.600 2.300-6 3.200-9.400 3.200H10.400C7 20.700 3.600 19.800 1 17.500Z" fill="var(--accent)" />
      <path d="M7.500 23.500h17M9.500 27h13" stroke="var(--accent)" strokeWidth="1.8" strokeLinecap="round" opacity=".75" />
    </svg>
  )
}

/** Mark and word; `aside` is for the demo tag. */
export function Logo({ name, size = 30, aside, className }: { name: string; size?: number; aside?: ReactNode; className?: string }) {
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
