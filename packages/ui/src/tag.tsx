import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Tone = 'mute' | 'accent' | 'ok' | 'warn' | 'bad' | 'info'

export const TONE: Record<Tone, string> = {
  mute: 'bg-mute-tint text-mute',
  accent: 'bg-accent-tint text-accent',
  ok: 'bg-ok-tint text-ok',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
  info: 'bg-info-tint text-info',
}

/** Says what a thing is. */
export function Tag({ tone = 'mute', className, children }: { tone?: Tone; className?: string; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex h-5.5 shrink-0 items-center whitespace-nowrap rounded-[6px] px-2 font-semibold text-12',
        TONE[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

/** How many wait. `label` says it in words when the figure stands alone. */
export function Badge({ label, className, children }: { label?: string; className?: string; children: ReactNode }) {
  return (
    <span
      className={cx(
        'num inline-grid h-[18px] min-w-[18px] place-items-center rounded-full bg-accent px-[5px] font-bold text-12 text-on-accent leading-none',
        className,
      )}
    >
      {label ? (
        <>
          <span aria-hidden="true">{children}</span>
          <span className="sr-only">{label}</span>
        </>
      ) : (
        children
      )}
    </span>
  )
}
