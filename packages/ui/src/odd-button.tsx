import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { LockGlyph } from './glyphs.tsx'

type OddButtonProps = {
  label: ReactNode
  /** Formatted. */
  price: ReactNode
  chosen?: boolean
  /** For the 4 s after a move. */
  move?: 'up' | 'down'
  moveLabel?: string
  locked?: boolean
  lockedLabel?: string
  onClick?: () => void
  className?: string
}

/** A price to take. A locked one keeps its place. */
export function OddButton({
  label,
  price,
  chosen = false,
  move,
  moveLabel,
  locked,
  lockedLabel,
  onClick,
  className,
}: OddButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={locked ? lockedLabel : undefined}
      disabled={locked}
      onClick={onClick}
      className={cx(
        'flex h-[46px] min-w-0 items-center gap-2 rounded-control px-3 font-medium text-12 transition-[background-color,transform] active:translate-y-px tablet:h-11',
        locked
          ? 'justify-center bg-surface-1 text-text-3'
          : chosen
            ? 'justify-between bg-accent text-on-accent hover:bg-accent-hover'
            : 'justify-between bg-surface-3 text-text-2 hover:bg-surface-hover',
        className,
      )}
    >
      {locked ? (
        <LockGlyph size={16} />
      ) : (
        <>
          <span className="truncate">{label}</span>
          <b
            className={cx(
              'num font-bold text-15',
              !chosen && (move === 'up' ? 'text-ok' : move === 'down' ? 'text-bad' : 'text-text'),
            )}
          >
            {price}
            {move && <span aria-hidden="true">{move === 'up' ? ' ▲' : ' ▼'}</span>}
            {move && moveLabel && <span className="sr-only">{moveLabel}</span>}
          </b>
        </>
      )}
    </button>
  )
}
