import * as Radix from 'radix-ui/dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx.ts'
import { FLOATING } from './surface.ts'

type MenuProps = {
  trigger: ReactElement
  label: string
  align?: 'start' | 'end'
  className?: string
  children: ReactNode
}

/** `trigger` is one button; the menu hangs below it. */
export function Menu({ trigger, label, align = 'end', className, children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={cx(FLOATING, 'w-72 max-w-[calc(100vw-24px)] p-2', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type ItemProps = {
  icon?: ReactNode
  aside?: ReactNode
  onSelect?: () => void
  disabled?: boolean
  /** A link in the item's place: `render={<Link to="…">…</Link>}`. */
  render?: ReactElement<{ children?: ReactNode }>
  children?: ReactNode
}

export function MenuItem({ icon, aside, onSelect, disabled, render, children }: ItemProps) {
  return (
    <Radix.Item asChild={Boolean(render)} onSelect={onSelect} disabled={disabled} className={ITEM}>
      {render ?? (
        <>
          {icon && <span className="text-text-3">{icon}</span>}
          {children}
          {aside && <span className="ml-auto">{aside}</span>}
        </>
      )}
    </Radix.Item>
  )
}

export const MenuHead = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="flex items-center gap-3 p-2.5">{children}</Radix.Label>
)

export const MenuLine = () => <Radix.Separator className="my-1.5 h-px bg-line-soft" />

const ITEM =
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-control px-2.5 font-medium outline-none data-disabled:cursor-not-allowed data-disabled:text-text-3 data-highlighted:bg-surface-3'
