import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { CheckGlyph, ClockGlyph, InfoGlyph, WarnGlyph } from './glyphs.tsx'

export type NoticeTone = 'info' | 'warn' | 'bad' | 'ok'
export type NoticeProps = {
  tone?: NoticeTone
  title: ReactNode
  icon?: ReactNode
  action?: ReactNode
  /** Said at once to a screen reader. */
  live?: boolean
  className?: string
  children?: ReactNode
}

export function Notice({ tone = 'info', title, icon, action, live, className, children }: NoticeProps) {
  const { ground, ink, Glyph } = LOOK[tone]
  return (
    <div
      role={live ? 'alert' : undefined}
      className={cx('flex flex-wrap gap-3 rounded-control px-4 py-3.5 leading-normal', ground, className)}
    >
      <span className={cx('mt-px shrink-0', ink)}>{icon ?? <Glyph />}</span>
      <div className="min-w-0 grow basis-44">
        <b className="block font-bold">{title}</b>
        {children && <div className="text-13 text-text-2">{children}</div>}
      </div>
      {action && <div className="ml-auto shrink-0 self-center">{action}</div>}
    </div>
  )
}

const LOOK = {
  info: { ground: 'bg-info-tint', ink: 'text-info', Glyph: InfoGlyph },
  warn: { ground: 'bg-warn-tint', ink: 'text-warn', Glyph: ClockGlyph },
  bad: { ground: 'bg-bad-tint', ink: 'text-bad', Glyph: WarnGlyph },
  ok: { ground: 'bg-ok-tint', ink: 'text-ok', Glyph: CheckGlyph },
}
