import * as Radix from 'radix-ui/popover'
import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx.ts'
import { FLOATING } from './surface.ts'

type PopoverProps = {
  trigger: ReactElement
  label: string
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  className?: string
  children: ReactNode
}

export function Popover({ trigger, label, align = 'start', open, onOpenChange, className, children }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={cx(FLOATING, 'max-w-[calc(100vw-24px)] p-4', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
