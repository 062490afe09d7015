import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Modal, ModalActions } from './modal.tsx'

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children?: ReactNode
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  onConfirm: () => void
  danger?: boolean
  busy?: boolean
  busyLabel?: ReactNode
}

/** Asks once, names the act on its button, and cannot be closed while the act runs. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirmLabel, cancelLabel, onConfirm, danger, busy, busyLabel } = props
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={title} dismissable={!busy}>
      {children && <div className="text-14 text-text-2 leading-relaxed">{children}</div>}
      <ModalActions>
        <Button onClick={() => onOpenChange(false)} disabled={busy}>
          {cancelLabel}
        </Button>
        <Button kind={danger ? 'danger' : 'filled'} onClick={onConfirm} busy={busy} busyLabel={busyLabel}>
          {confirmLabel}
        </Button>
      </ModalActions>
    </Modal>
  )
}
