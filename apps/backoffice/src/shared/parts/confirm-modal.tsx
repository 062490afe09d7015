import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import type { ReactNode } from 'react'
import { Modal } from './dialog.tsx'

type ConfirmModalProps = {
  title: string
  children: ReactNode
  confirmLabel: string
  isDanger?: boolean
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

export const ConfirmModal = ({
  title,
  children,
  confirmLabel,
  isDanger,
  isBusy,
  onConfirm,
  onClose,
}: ConfirmModalProps) => {
  const t = useText('office')
  return (
    <Modal opened onClose={onClose} title={title}>
      <div className="form">
        <div>{children}</div>
        <div className="form-actions">
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button
            data-autofocus
            variant="filled"
            {...(isDanger ? { color: 'red' } : {})}
            loading={isBusy}
            onClick={() => {
              if (!isBusy) onConfirm()
            }}
          >
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
