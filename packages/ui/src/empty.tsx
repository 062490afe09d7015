import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Moon } from './moon.tsx'

type EmptyProps = { title: ReactNode; action?: ReactNode; art?: boolean; className?: string; children?: ReactNode }

/** A thin moon, one sentence, one next step. */
export function Empty({ title, action, art = true, className, children }: EmptyProps) {
  return (
    <div className={cx('grid justify-items-center gap-1.5 px-5 py-9 text-center text-text-3', className)}>
      {art && <Moon phase={0.06} size={84} className="mb-2" />}
      <b className="font-bold text-15 text-text">{title}</b>
      {children && <span className="text-13">{children}</span>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
