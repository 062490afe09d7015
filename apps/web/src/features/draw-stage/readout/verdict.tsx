import { cx } from '@maru/ui/cx.ts'
import { CheckGlyph } from '@maru/ui/glyphs.tsx'
import type { ReactNode } from 'react'

export type Choice = { code: string; word: string }
/** `won`: undefined until it is known. */
export type Decided = { choices: readonly Choice[]; won?: string }

/** What a draw decides: all that may come, then what came in the moon's light. */
export function Verdict({
  title,
  figure,
  decided,
}: {
  title: string
  figure?: ReactNode
  decided: readonly Decided[]
}) {
  return (
    <div className="grid min-w-0 content-between rounded-control bg-surface-1 px-2.5 pt-2 pb-2.5 @max-[330px]:px-1.5 lying:flex lying:items-center lying:gap-2 lying:py-1.5">
      <p className="flex items-baseline justify-between gap-2 text-12 text-text-3 lying:w-18 lying:shrink-0 lying:flex-wrap lying:leading-tight">
        <span className="truncate @max-[330px]:whitespace-normal lying:whitespace-normal">{title}</span>
        {figure}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-x-2 gap-y-1.5 lying:mt-0 lying:min-w-0 lying:grow lying:gap-y-1">
        {decided.map(({ choices, won }) => (
          <p
            key={choices[0]?.code}
            className="grid grow auto-cols-fr grid-flow-col gap-1 @max-[330px]:auto-cols-auto @max-[330px]:gap-0.5"
          >
            {choices.map((choice) => (
              <Option key={choice.code} {...choice} won={won} />
            ))}
          </p>
        ))}
      </div>
    </div>
  )
}

function Option({ code, word, won }: Choice & { won?: string }) {
  const isWon = won === code
  return (
    <span
      className={cx(
        'relative flex h-8 items-center justify-center whitespace-nowrap rounded-chip px-3 font-semibold text-13 lying:h-7 @max-[420px]:px-0.5 @max-[330px]:text-12 transition-[background-color,color] duration-300',
        won === undefined && 'bg-surface-3 text-text-2',
        isWon && 'bg-moon text-[#2a210c]',
        won !== undefined && !isWon && 'text-text-3 shadow-[inset_0_0_0_1px_var(--line)]',
      )}
    >
      {isWon && <CheckGlyph className="absolute top-0.5 left-0.5 size-3 @max-[330px]:hidden" />}
      {word}
    </span>
  )
}

/** A figure with its name above, in a row of them. */
export function Figure({ title, isLit, children }: { title: string; isLit?: boolean; children: ReactNode }) {
  return (
    <div className="min-w-0 border-line-soft px-1 text-center [&+&]:border-l">
      <p className="truncate text-12 text-text-3">{title}</p>
      <p className={cx('num font-bold text-22 lying:text-16', isLit && 'text-moon')}>{children}</p>
    </div>
  )
}

export function Figures({ children }: { children: ReactNode }) {
  return (
    <div className="grid auto-cols-fr grid-flow-col rounded-control bg-surface-1 py-2.5 lying:py-1">{children}</div>
  )
}
