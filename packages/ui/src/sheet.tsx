import * as Dialog from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { CloseButton } from './close-button.tsx'
import { cx } from './cx.ts'
import { MODAL_TITLE, restOnWindow } from './modal.tsx'
import { useReturnFocus } from './return-focus.ts'
import { SCRIM } from './surface.ts'

export type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  side?: 'left' | 'right' | 'bottom'
  title: ReactNode
  hideTitle?: boolean
  closeLabel?: string
  className?: string
  children: ReactNode
}

/** A drawer from an edge: the menu from the left, a slip from below. */
export function Sheet({
  open,
  onOpenChange,
  side = 'left',
  title,
  hideTitle,
  closeLabel,
  className,
  children,
}: SheetProps) {
  const returnFocus = useReturnFocus(open)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={SCRIM} />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={restOnWindow}
          onCloseAutoFocus={returnFocus}
          className={cx(
            'fixed z-(--z-modal) flex flex-col overflow-y-auto overscroll-contain bg-surface-1 px-4 pb-[max(16px,env(safe-area-inset-bottom))] text-text shadow-3 focus:outline-none',
            SIDE[side],
            className,
          )}
        >
          <header className={cx('flex items-center justify-between gap-3', hideTitle ? 'sr-only' : 'min-h-16 py-3')}>
            <Dialog.Title className={MODAL_TITLE}>{title}</Dialog.Title>
            {closeLabel && (
              <Dialog.Close asChild>
                <CloseButton label={closeLabel} />
              </Dialog.Close>
            )}
          </header>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const SIDE = {
  left: 'inset-y-0 left-0 w-[min(316px,88vw)] data-[state=open]:animate-[maru-drawer-left-in_var(--m-slow)_var(--ease-out)] data-[state=closed]:animate-[maru-drawer-left-out_var(--m-base)_var(--ease-in)_forwards]',
  right:
    'inset-y-0 right-0 w-[min(372px,92vw)] data-[state=open]:animate-[maru-drawer-right-in_var(--m-slow)_var(--ease-out)] data-[state=closed]:animate-[maru-drawer-right-out_var(--m-base)_var(--ease-in)_forwards]',
  bottom:
    'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-sheet data-[state=open]:animate-[maru-sheet-in_var(--m-slow)_var(--ease-out)] data-[state=closed]:animate-[maru-sheet-out_var(--m-base)_var(--ease-in)_forwards]',
}
