import { useLanguage, useText } from '@maru/i18n/react'
import { ConfirmDialog } from '@maru/ui/confirm-dialog.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { money, signedMoney } from '../../shared/format/money.ts'
import type { WithdrawalLoss } from './bonus.rules.ts'

/** Says before anything is typed that a withdrawal ends the running bonus, or one that waits. */
export function WithdrawalLossNote({ names, left, progress }: WithdrawalLoss) {
  const say = useText('bonus')
  const language = useLanguage()
  return (
    <Notice tone="warn" title={say('loss.title', { sum: money(left, language) })}>
      {progress === null
        ? say('loss.due', { name: names[language] })
        : `${say('loss.text', { name: names[language] })} ${say('loss.waiting')}`}
    </Notice>
  )
}

type Props = WithdrawalLoss & {
  /** What is to be withdrawn. */
  sum: number
  isBusy: boolean
  confirm: () => void
  close: () => void
}

/** Names what is withdrawn and what is lost by it before it is sent. */
export function WithdrawalLossDialog({ left, progress, sum, isBusy, confirm, close }: Props) {
  const say = useText('bonus')
  const language = useLanguage()
  return (
    <ConfirmDialog
      open
      onOpenChange={close}
      title={say('loss.ask')}
      confirmLabel={say('loss.confirm')}
      cancelLabel={say('giveUp.keep')}
      onConfirm={confirm}
      danger
      busy={isBusy}
      busyLabel={say('loss.busy')}
    >
      <dl className="grid grid-cols-[minmax(0,1fr)_max-content] gap-3">
        <dt className="text-text-2">{say('loss.sum')}</dt>
        <dd className="num text-right font-bold text-text">{money(sum, language)}</dd>
        <dt className="text-text-2">{say('giveUp.bonus')}</dt>
        <dd className="num text-right font-semibold text-text">{signedMoney(-left, language)}</dd>
        {progress !== null && (
          <>
            <dt className="text-text-2">{say('giveUp.filled')}</dt>
            <dd className="num text-right text-text">{money(progress, language)}</dd>
          </>
        )}
      </dl>
      <p className="mt-4 text-13 text-text-3">{say('giveUp.note')}</p>
    </ConfirmDialog>
  )
}
