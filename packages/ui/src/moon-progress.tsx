import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Moon } from './moon.tsx'

type MoonProgressProps = { value: number; label: string; size?: number; className?: string; children?: ReactNode }

/** A disc that fills: wagering, a bonus, a load. What is beside it comes as children. */
export function MoonProgress({ value, label, size = 64, className, children }: MoonProgressProps) {
  const percent = Math.round(clamp(value) * 100)
  return (
    <div className={cx('flex items-center gap-4', className)}>
      <span role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
        <Moon phase={clamp(value)} size={size} className="block" />
      </span>
      {children && <div className="min-w-0 flex-1">{children}</div>}
    </div>
  )
}

type ProgressBarProps = {
  value: number
  label: string
  tone?: 'accent' | 'warn' | 'moon'
  thin?: boolean
  className?: string
}

export function ProgressBar({ value, label, tone = 'accent', thin, className }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(clamp(value) * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cx('overflow-hidden rounded-full bg-surface-3', thin ? 'h-[3px]' : 'h-2', className)}
    >
      <i
        className={cx('block h-full origin-left rounded-full transition-transform duration-(--m-slow)', COLOUR[tone])}
        style={{ transform: `translateX(${(clamp(value) - 1) * 100}%)` }}
      />
    </div>
  )
}

const COLOUR = { accent: 'bg-accent', warn: 'bg-warn', moon: 'bg-moon' }
const clamp = (value: number) => Math.min(1, Math.max(0, value))
