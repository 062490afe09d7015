import { useText } from '@maru/i18n/react'
import { ConfirmDialog } from '@maru/ui/confirm-dialog.tsx'

type Props = {
  what: 'read-all' | 'delete'
  count: number
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmChange({ what, count, busy, onConfirm, onClose }: Props) {
  const say = useText('messages')
  const sayCommon = useText('common')
  const isDelete = what === 'delete'
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isDelete ? say('delete.title', { count }) : say('readAll.title')}
      confirmLabel={say(isDelete ? 'delete.button' : 'readAll.button')}
      cancelLabel={sayCommon('action.cancel')}
      danger={isDelete}
      busy={busy}
      onConfirm={onConfirm}
    >
      {isDelete ? say('delete.text') : say('readAll.text', { count })}
    </ConfirmDialog>
  )
}
