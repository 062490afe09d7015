import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Modal, ModalActions } from '@maru/ui/modal.tsx'
import type { ReactNode } from 'react'

type Props = {
  title: string
  isBusy: boolean
  /** What the button says that does it. */
  confirmName: ReactNode
  confirm: () => void
  close: () => void
  children: ReactNode
}

/** Asks once more before something that cannot be undone; the other button leads back to the form. */
export function ConfirmDialog({ title, isBusy, confirmName, confirm, close, children }: Props) {
  const say = useText('partner')
  return (
    <Modal open onOpenChange={close} title={title} dismissable={!isBusy} closeLabel={say('action.cancel')}>
      <div className="grid gap-4">{children}</div>
      <ModalActions>
        <Button size="lg" onClick={close} disabled={isBusy}>
          {say('give.edit')}
        </Button>
        <Button size="lg" kind="filled" busy={isBusy} onClick={confirm}>
          {confirmName}
        </Button>
      </ModalActions>
    </Modal>
  )
}
