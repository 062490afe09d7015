import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icons.tsx'
import type { Say } from './texts.ts'

/** A modal page over the table; the browser keeps the focus inside and closes it by Escape. */
export function Dialog({
  title,
  open,
  say,
  onClose,
  children,
}: {
  title: string
  open: boolean
  say: Say
  onClose: () => void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog ref={dialog} className="dialog" aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="tool" aria-label={say('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="dialog-body">{open ? children : null}</div>
    </dialog>
  )
}
