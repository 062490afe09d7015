import { cx } from './cx.ts'
import { CheckGlyph, CloseGlyph } from './glyphs.tsx'

type StepsProps = {
  label: string
  steps: readonly string[]
  /** The step that runs, from 0; as many as there are steps when all is done. */
  current: number
  /** The request ended at `current` without being completed: taken back, or refused. */
  ended?: 'cancelled' | 'rejected' | undefined
  className?: string
}

/** How far a request has come. */
export function Steps({ label, steps, current, ended, className }: StepsProps) {
  return (
    <ol aria-label={label} className={cx('grid auto-cols-fr grid-flow-col', className)}>
      {steps.map((step, at) => {
        const done = at < current
        const now = at === current
        return (
          <li
            key={step}
            aria-current={now ? 'step' : undefined}
            className={cx(
              'relative grid justify-items-center gap-[7px] text-center font-semibold text-12',
              now ? 'text-text' : done ? 'text-text-2' : 'text-text-3',
              at > 0 &&
                "before:absolute before:top-[13px] before:right-1/2 before:h-0.5 before:w-full before:content-['']",
              at > 0 && (at <= current && !ended ? 'before:bg-accent' : 'before:bg-surface-3'),
            )}
          >
            <i
              className={cx(
                'relative z-1 grid size-7 place-items-center rounded-full font-bold text-12 not-italic leading-none',
                done ? (ended ? 'bg-surface-3 text-text-2' : 'bg-accent text-on-accent') : 'bg-surface-3',
                now && (!ended ? 'shadow-[0_0_0_2px_var(--accent)]' : ended === 'rejected' && 'bg-bad-tint! text-bad'),
              )}
            >
              {done ? (
                <CheckGlyph size={15} strokeWidth={2.6} />
              ) : now && ended ? (
                <CloseGlyph size={14} strokeWidth={2.4} />
              ) : (
                at + 1
              )}
            </i>
            {step}
          </li>
        )
      })}
    </ol>
  )
}
