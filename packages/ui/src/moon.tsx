import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { moonPath } from './moon-shape.ts'

export { moonPath } from './moon-shape.ts'

export type MoonProps = {
  /** The lit part, 0..1: a bonus of 20% is a moon lit 0.2. */
  phase: number
  size?: number
  /** Without it the moon is decoration. */
  label?: string
  dim?: boolean
  /** Drawn over it, in a box of 44: a check, a cross. */
  mark?: ReactNode
  className?: string
}

export function Moon({ phase, size = 44, label, dim, mark, className }: MoonProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a label, when there is one, is the aria-label
    <svg
      viewBox="0 0 44 44"
      width={size}
      height={size}
      className={cx('shrink-0', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <circle cx="22" cy="22" r="19" fill="var(--surface-1)" stroke="var(--line)" strokeWidth={size > 60 ? 0.7 : 1} />
      {phase >= 1 ? (
        <circle cx="22" cy="22" r="19" fill="var(--focus)" opacity={dim ? 0.35 : 1} />
      ) : (
        phase > 0 && <path d={moonPath(phase, 22, 19)} fill="var(--focus)" opacity={dim ? 0.35 : 1} />
      )}
      {mark}
    </svg>
  )
}

/** Marks for a moon that has come to its end. */
export const moonCheck = (
  <path
    d="m15.3 22.5 4.8 4.8 9-10"
    fill="none"
    stroke="#2b210b"
    strokeWidth="2.2"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)
export const moonCross = (
  <path
    d="M17.7 17.7l8.6 8.6M26.3 17.7l-8.6 8.6"
    fill="none"
    stroke="var(--bad)"
    strokeWidth="2"
    strokeLinecap="round"
  />
)
/** An arc that turns round a half moon while something runs. */
export const moonArc = (
  <circle
    cx="22"
    cy="22"
    r="21"
    fill="none"
    stroke="var(--focus)"
    strokeWidth="1"
    strokeLinecap="round"
    pathLength="100"
    strokeDasharray="24 100"
    className="origin-center animate-[maru-turn_1.2s_linear_infinite] motion-reduce:animate-none"
  />
)
