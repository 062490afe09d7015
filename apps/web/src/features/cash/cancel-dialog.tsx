import type { CashRow } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { ConfirmDialog } from '@maru/ui/confirm-dialog.tsx'
import { money } from '../../shared/format/money.ts'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import { notify } from '../../shared/toast.ts'
import { useRemoveRequests } from './calls/remove-requests.ts'

type Props = { request: Pick<CashRow, 'cashIdx' | 'cashType' | 'amount'>; close: () => void }

export function CancelDialog({ request, close }: Props) {
  const say = useText('cash')
  const language = useLanguage()
  const notifyProblem = useNotifyProblem()
  const cancel = useRemoveRequests('cancel')
  const { cashIdx, cashType, amount } = request
  const run = () =>
    cancel.mutate([cashIdx], {
      onSuccess: () => notify.ok(say('cancel.done')),
      // Staff may have taken it in hand meanwhile: the list says so behind this window.
      onError: notifyProblem,
      onSettled: close,
    })
  return (
    <ConfirmDialog
      open
      onOpenChange={close}
      title={say('cancel.title')}
      confirmLabel={say('cancel.button')}
      cancelLabel={say('cancel.keep')}
      onConfirm={run}
      danger
      busy={cancel.isPending}
      busyLabel={say('busy')}
    >
      {say(`cancel.${cashType}`, { sum: money(amount, language) })}
    </ConfirmDialog>
  )
}
