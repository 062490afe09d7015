import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Modal, ModalActions } from '@maru/ui/modal.tsx'
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

/** What cannot be taken back is read once more: where it goes, by which network, and how much arrives. On a phone that lies, side by side. */
export function SendCoinDialog({ network, address, change, children, isBusy, confirm, close }: Props) {
  const say = useText('coin')
  const sayCommon = useText('common')
  const sayCash = useText('cash')
  return (
    <Modal
      open
      onOpenChange={close}
      title={say('send.title')}
      dismissable={!isBusy}
      className="lying:w-[760px]!"
      footer={
        <ModalActions className="mt-0!">
          <Button onClick={close} disabled={isBusy}>
            {sayCommon('action.cancel')}
          </Button>
          <Button kind="filled" onClick={confirm} busy={isBusy} busyLabel={sayCash('busy')}>
            {say(change ? 'send.confirmNew' : 'send.confirm')}
          </Button>
        </ModalActions>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 text-14 text-text-2 leading-relaxed lying:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        {change && (
          <Notice tone="warn" title={say('send.changed')} live className="lying:col-span-2">
            {change}
          </Notice>
        )}
        <div className="grid gap-1.5">
          <span className="text-13 text-text-3">
            {say('send.to')} · <span data-own>{network}</span>
          </span>
          {address}
          <p className="text-13 text-warn">{say('send.check')}</p>
          <p className="text-13 text-text-3">{say('send.final')}</p>
        </div>
        {children}
      </div>
    </Modal>
  )
}
