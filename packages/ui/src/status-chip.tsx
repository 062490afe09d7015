import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { TONE, type Tone } from './tag.tsx'

export type Status =
  | 'won'
  | 'partly'
  | 'returned'
  | 'lost'
  | 'placed'
  | 'applied'
  | 'waiting'
  | 'completed'
  | 'cancelled'
  | 'rejected'
type Glyph = 'full' | 'hollow' | 'half' | 'dash'

/** Word and glyph, never colour alone. A loss is grey, because it is not an alarm. */
export function StatusChip({ state, className, children }: { state: Status; className?: string; children: ReactNode }) {
  const [tone, glyph] = LOOK[state]
  return (
    <span
      className={cx(
        'inline-flex h-6 items-center gap-1.5 whitespace-nowrap rounded-full pr-[9px] pl-2 font-[650] text-12',
        TONE[tone],
        className,
      )}
    >
      <i aria-hidden="true" className={cx('w-[7px] shrink-0', GLYPH[glyph])} />
      <span className={glyph === 'dash' ? 'line-through decoration-1' : undefined}>{children}</span>
    </span>
  )
}

const LOOK: Record<Status, readonly [Tone, Glyph]> = {
  won: ['ok', 'full'],
  partly: ['mute', 'half'],
  returned: ['info', 'half'],
  lost: ['mute', 'full'],
  placed: ['accent', 'hollow'],
  applied: ['info', 'hollow'],
  waiting: ['warn', 'half'],
  completed: ['ok', 'full'],
  cancelled: ['mute', 'dash'],
  rejected: ['bad', 'full'],
}

const GLYPH: Record<Glyph, string> = {
  full: 'h-[7px] rounded-full bg-current',
  hollow: 'h-[7px] rounded-full shadow-[inset_0_0_0_1.5px_currentColor]',
  half: 'h-[7px] rounded-full bg-[linear-gradient(90deg,currentColor_50%,transparent_50%)] shadow-[inset_0_0_0_1.5px_currentColor]',
  dash: 'h-0.5 bg-current',
}
