import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { CheckGlyph, CloseGlyph } from '@maru/ui/glyphs.tsx'
import type { ReactNode } from 'react'
import type { StepState } from './verify.rules.ts'

type Props = {
  number: number
  title: string
  /** `undefined`: being computed. */
  step: StepState | undefined
  text: ReactNode
  children?: ReactNode
}

/** One step of the check: a sentence, the exact values, and whether it holds. */
export function StepCard({ number, title, step, text, children }: Props) {
  const say = useText('minigames')
  const state = step?.state ?? 'open'
  const undecided = step?.state === 'open' ? step.why : undefined
  const word = undecided ? 'undecided' : state
  return (
    <li
      data-state={state}
      className="relative grid grid-cols-[minmax(0,1fr)] gap-3.5 tablet:grid-cols-[32px_minmax(0,1fr)] tablet:before:absolute tablet:before:top-12 tablet:before:-bottom-7 tablet:before:left-[15px] tablet:before:w-0.5 tablet:before:bg-surface-3 tablet:last:before:hidden"
    >
      <span
        aria-hidden="true"
        className={cx('mt-3.5 grid size-8 place-items-center rounded-full max-tablet:hidden', MARK[state])}
      >
        {state === 'right' ? (
          <CheckGlyph size={18} />
        ) : state === 'wrong' ? (
          <CloseGlyph size={18} />
        ) : (
          <span className="num font-bold text-13">{number}</span>
        )}
      </span>
      <section
        className={cx(
          'rounded-card bg-surface-2 px-4 py-4 tablet:px-5',
          state === 'wrong' && 'shadow-[inset_0_0_0_1.5px_var(--bad)]',
        )}
      >
        <header className="flex items-center justify-between gap-3">
          <h2 className="font-bold text-16">
            {number}. {title}
          </h2>
          <span
            className={cx(
              'inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full px-2.5 font-[650] text-12',
              MARK[state],
            )}
          >
            <i aria-hidden="true" className="size-[7px] rounded-full bg-current" />
            {say(`results.verify.state.${step ? word : 'running'}`)}
          </span>
        </header>
        <p className="mt-1 max-w-160 text-14 text-text-2 leading-normal">{text}</p>
        {step?.state === 'wrong' && (
          <p className="mt-2 max-w-160 rounded-control bg-bad-tint px-3.5 py-2.5 font-semibold text-14 text-bad leading-normal">
            {say(`results.verify.wrong.${step.why}`)}
          </p>
        )}
        {undecided && (
          <p className="mt-2 max-w-160 rounded-control bg-mute-tint px-3.5 py-2.5 text-14 text-text-2 leading-normal">
            {say(`results.verify.undecided.${undecided}`)}
          </p>
        )}
        {children && <div className="mt-3">{children}</div>}
      </section>
    </li>
  )
}

const MARK = {
  right: 'bg-ok-tint text-ok',
  wrong: 'bg-bad-tint text-bad',
  open: 'bg-mute-tint text-mute',
}
