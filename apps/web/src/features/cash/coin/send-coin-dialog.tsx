import { useText } from '@maru/i18n/react'
import { ConfirmDialog } from '@maru/ui/confirm-dialog.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import type { ReactNode } from 'react'

type Props = {
  network: string
  /** The whole address, as it is to be compared. */
  address: ReactNode
  /** From the rate that was confirmed to the one that holds now, where it has changed since. */
  change: ReactNode
  /** What is sent. */
  children: ReactNode
  isBusy: boolean
  confirm: () => void
  close: () => void
}

/** What cannot be taken back is read once more: where it goes, by which network, and how much arrives. */
export function SendCoinDialog({ network, address, change, children, isBusy, confirm, close }: Props) {
  const say = useText('coin')
  const sayCommon = useText('common')
  const sayCash = useText('cash')
  return (
    <ConfirmDialog
      open
      onOpenChange={close}
      title={say('send.title')}
      confirmLabel={say(change ? 'send.confirmNew' : 'send.confirm')}
      cancelLabel={sayCommon('action.cancel')}
      onConfirm={confirm}
      busy={isBusy}
      busyLabel={sayCash('busy')}
    >
      <div className="grid gap-4">
        {change && (
          <Notice tone="warn" title={say('send.changed')} live>
            {change}
          </Notice>
        )}
        <div className="grid gap-1.5">
          <span className="text-13 text-text-3">
            {say('send.to')} · <span data-own>{network}</span>
          </span>
          {address}
          <p className="text-13 text-warn">{say('send.check')}</p>
        </div>
        {children}
        <p className="text-13 text-text-3">{say('send.final')}</p>
      </div>
    </ConfirmDialog>
  )
}
