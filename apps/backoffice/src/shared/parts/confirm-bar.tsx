import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { type KeyName, keyCaps } from '../keys/keymap.ts'
import { useKeys } from '../keys/use-keys.ts'

type ConfirmBarProps = {
  children: ReactNode
  confirmLabel: string
  /** The key that opened the bar confirms it when pressed again. */
  keyName: KeyName
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** The second press. Nothing that moves money happens without it. */
export const ConfirmBar = ({ children, confirmLabel, keyName, isBusy, onConfirm, onCancel }: ConfirmBarProps) => {
  const t = useText('office')
  const button = useRef<HTMLButtonElement>(null)
  const confirm = () => {
    if (!isBusy) onConfirm()
  }
  useKeys({
    [keyName]: confirm,
    cancel: onCancel,
    next: () => {},
    previous: () => {},
  })
  useEffect(() => {
    const before = document.activeElement
    button.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <div className="confirm-bar" role="alertdialog" aria-label={confirmLabel}>
      <span className="grow">{children}</span>
      <span className="confirm-acts">
        <Button onClick={onCancel} disabled={isBusy}>
          {t('act.cancel')}
          <kbd className="key-cap wide-only" aria-hidden>
            {keyCaps.cancel}
          </kbd>
        </Button>
        <Button ref={button} variant="filled" loading={isBusy} onClick={confirm}>
          {confirmLabel}
          <kbd className="key-cap wide-only" aria-hidden>
            {keyCaps[keyName]}
          </kbd>
        </Button>
      </span>
    </div>
  )
}
