import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { InfoGlyph } from './glyphs.tsx'

/** On every page, in every brand. */
export function AgeMark({ label, size = 44, children = '19' }: { label: string; size?: number; children?: string }) {
  return (
    <span
      role="img"
      aria-label={label}
      className="grid shrink-0 place-items-center rounded-full border-2 border-bad font-extrabold text-15 text-text"
      style={{ width: size, height: size }}
    >
      {children}
    </span>
  )
}

/** Says that no real money is here; never hidden, never smaller. */
export function DemoMark({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={cx(
        'inline-flex min-h-8 items-center gap-2 rounded-full bg-info-tint px-3 py-1 font-[650] text-13 text-info',
        className,
      )}
    >
      <InfoGlyph size={16} />
      {children}
    </span>
  )
}

type SafePlayProps = {
  age?: number
  ageLabel: string
  title: ReactNode
  children: ReactNode
  actions: ReactNode
  className?: string
}

/** The age, play-safe and two buttons. */
export function SafePlay({ age = 19, ageLabel, title, children, actions, className }: SafePlayProps) {
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-5 gap-y-3 border-line-soft border-b py-5.5 text-text-2',
        className,
      )}
    >
      <AgeMark label={ageLabel}>{String(age)}</AgeMark>
      <div className="min-w-0 flex-1">
        <b className="font-bold">{title}</b>
        <div className="text-13 text-text-3">{children}</div>
      </div>
      <div className="flex gap-2 max-tablet:w-full max-tablet:[&>*]:flex-1">{actions}</div>
    </div>
  )
}

type FooterProps = { safe: ReactNode; demo?: ReactNode; note: ReactNode; className?: string; children?: ReactNode }

/** `children` are the columns of links; on a phone only the mark and the note stay. */
export function Footer({ safe, demo, note, className, children }: FooterProps) {
  return (
    <footer
      className={cx('mt-9 border-line-soft border-t pb-8 text-13 text-text-3 leading-relaxed tablet:mt-14', className)}
    >
      {safe}
      <div className="foot-row">
        <div>
          {demo}
          <div className={demo ? 'mt-3.5' : undefined}>{note}</div>
        </div>
        {children}
      </div>
    </footer>
  )
}

/** Links come as children. */
export function FooterColumn({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="max-tablet:hidden [&_a:hover]:text-text [&_a]:block [&_a]:leading-8 touch:[&_a]:leading-11">
      <b className="mb-1.5 block font-semibold text-text-2">{title}</b>
      {children}
    </div>
  )
}
