import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { LeftGlyph, RightGlyph } from './glyphs.tsx'
import { pageWindow } from './page-window.ts'

export { pageWindow } from './page-window.ts'

export type PagerProps = {
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
  labels: { nav: string; previous: string; next: string; page: (page: number) => string }
  className?: string
}

/** Ten pages at a time (five on a phone, three on the narrowest); nothing at all while there is but one. */
export function Pager({ page, pages, onPage, labels, className }: PagerProps) {
  if (pages < 2) return null
  const near = new Set(pageWindow(page, pages, 5))
  const nearest = new Set(pageWindow(page, pages, 3))
  return (
    <nav
      aria-label={labels.nav}
      className={cx('flex justify-center gap-1 p-4 max-tablet:gap-0.5 max-tablet:px-2', className)}
    >
      <Step label={labels.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <LeftGlyph size={16} />
      </Step>
      {pageWindow(page, pages, 10).map((number) => (
        <Step
          key={number}
          label={labels.page(number)}
          current={number === page}
          onClick={() => onPage(number)}
          className={cx(!near.has(number) && 'max-tablet:hidden', !nearest.has(number) && 'max-[374px]:hidden')}
        >
          {number}
        </Step>
      ))}
      <Step label={labels.next} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <RightGlyph size={16} />
      </Step>
    </nav>
  )
}

type StepProps = {
  label: string
  current?: boolean
  disabled?: boolean
  onClick: () => void
  className?: string
  children: ReactNode
}

function Step({ label, current, className, children, ...rest }: StepProps) {
  return (
    <button
      type="button"
      aria-current={current ? 'page' : undefined}
      {...rest}
      className={cx(
        'num grid h-9 min-w-9 place-items-center rounded-control font-semibold text-14 text-text-2 transition-colors enabled:hover:bg-surface-3 enabled:hover:text-text disabled:text-[color-mix(in_oklab,var(--text-3)_60%,transparent)] aria-[current]:bg-surface-3 aria-[current]:text-text touch:h-11 touch:min-w-11',
        className,
      )}
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden="true">{children}</span>
    </button>
  )
}
