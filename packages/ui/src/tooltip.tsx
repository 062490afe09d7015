import * as Radix from 'radix-ui/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx.ts'
import { FLOATING } from './surface.ts'

/** Once, round the app: the first tooltip waits 400 ms, its neighbours do not. */
export const TooltipRoot = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={400} skipDelayDuration={300}>
    {children}
  </Radix.Provider>
)

type TooltipProps = { text: ReactNode; side?: 'top' | 'right' | 'bottom' | 'left'; children: ReactElement }

/** Adds to what is there already; nothing that one must read is only here. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={8}
          collisionPadding={8}
          className={cx(FLOATING, 'max-w-64 rounded-control bg-surface-3 px-3 py-2 text-13 leading-snug')}
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
