import * as Dialog from 'radix-ui/dialog'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CloseButton } from './close-button.tsx'
import { cx } from './cx.ts'
import { useReturnFocus } from './return-focus.ts'
import { SCRIM } from './surface.ts'

export type ModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  note?: ReactNode
  /** Without it there is no cross: give another way out. */
  closeLabel?: string
  size?: 'sm' | 'md' | 'lg'
  /** False while something runs: neither Esc nor the ground closes it. */
  dismissable?: boolean
  /** The title is said but not shown. */
  hideTitle?: boolean
  /** Stays in view under a long body. */
  footer?: ReactNode
  className?: string
  children: ReactNode
}

/** One at a time. A sheet from below at 600 or less. The focus goes back to where it came from. */
export function Modal(props: ModalProps) {
  const { open, onOpenChange, title, note, closeLabel, size = 'sm', dismissable = true, hideTitle, footer } = props
  const returnFocus = useReturnFocus(open)
  const stay = (event: Event) => {
    if (!dismissable) event.preventDefault()
  }
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={SCRIM} />
        <Dialog.Content
          {...(note ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={restOnWindow}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          className={cx(BOX, WIDTH[size], props.className)}
        >
          <header
            className={cx('flex items-start justify-between gap-4', hideTitle ? 'absolute top-5 right-5 z-2' : 'pb-5')}
          >
            <div className={cx('min-w-0', hideTitle && 'sr-only')}>
              <Dialog.Title className={MODAL_TITLE}>{title}</Dialog.Title>
              {note && <Dialog.Description className="mt-1 text-13 text-text-3">{note}</Dialog.Description>}
            </div>
            {closeLabel && (
              <Dialog.Close asChild>
                <CloseButton label={closeLabel} />
              </Dialog.Close>
            )}
          </header>
          <ScrollBody>{props.children}</ScrollBody>
          {footer && <footer className="pt-4">{footer}</footer>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Reached by the keyboard while there is more than fits and nothing in it takes the focus: the keys scroll it then. */
function ScrollBody({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [isStop, setStop] = useState(false)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const look = () =>
      setStop(
        current.scrollHeight > current.clientHeight && !current.querySelector('a, button, input, select, textarea'),
      )
    const watch = new ResizeObserver(look)
    for (const part of [current, ...current.children]) watch.observe(part)
    return () => watch.disconnect()
  }, [])
  return (
    <div
      ref={box}
      tabIndex={isStop ? 0 : undefined}
      className="-m-1 min-h-0 flex-1 overflow-y-auto overscroll-contain p-1"
    >
      {children}
    </div>
  )
}

/** The window itself takes the focus, not its cross; a field with `autoFocus` comes before. */
export function restOnWindow(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

/** Two buttons side by side, equally wide; the filled one last. */
export function ModalActions({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx('mt-5 flex gap-2 [&>*]:min-w-0 [&>*]:flex-1', className)}>{children}</div>
}

export const MODAL_TITLE = 'line-clamp-5 font-bold font-display text-22 leading-[1.3] tracking-[-0.02em]'

const WIDTH = { sm: 'tablet:w-[400px]', md: 'tablet:w-[560px]', lg: 'tablet:w-[760px]' }

const BOX = cx(
  'fixed z-(--z-modal) flex flex-col bg-surface-2 text-text shadow-[var(--sh-3),0_0_0_1px_var(--line-soft)] focus:outline-none',
  'max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:max-h-[92dvh] max-tablet:rounded-t-sheet max-tablet:p-5 max-tablet:pb-[max(20px,env(safe-area-inset-bottom))]',
  'max-tablet:data-[state=open]:animate-[maru-sheet-in_var(--m-slow)_var(--ease-out)] max-tablet:data-[state=closed]:animate-[maru-sheet-out_var(--m-base)_var(--ease-in)_forwards]',
  'tablet:top-1/2 tablet:left-1/2 tablet:-translate-x-1/2 tablet:-translate-y-1/2 tablet:max-h-[calc(100dvh-32px)] tablet:max-w-[calc(100vw-48px)] tablet:rounded-sheet tablet:p-7',
  'tablet:data-[state=open]:animate-[maru-rise_var(--m-slow)_var(--ease-out)] tablet:data-[state=closed]:animate-[maru-sink_var(--m-base)_var(--ease-in)_forwards]',
)
