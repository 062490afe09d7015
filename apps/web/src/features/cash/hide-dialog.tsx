import { useText } from '@maru/i18n/react'
import { ConfirmDialog } from '@maru/ui/confirm-dialog.tsx'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import { notify } from '../../shared/toast.ts'
import { useRemoveRequests } from './calls/remove-requests.ts'

type Props = { chosen: readonly number[]; close: () => void; onDone: () => void }

export function HideDialog({ chosen, close, onDone }: Props) {
  const say = useText('cash')
  const sayCommon = useText('common')
  const notifyProblem = useNotifyProblem()
  const hide = useRemoveRequests('hide')
  const count = chosen.length
  const run = () =>
    hide.mutate([...chosen], {
      onSuccess: () => {
        notify.ok(say('list.hidden', { count }))
        onDone()
      },
      onError: notifyProblem,
      onSettled: close,
    })
  return (
    <ConfirmDialog
      open
      onOpenChange={close}
      title={say('list.hideTitle', { count })}
      confirmLabel={say('list.hide')}
      cancelLabel={sayCommon('action.cancel')}
      onConfirm={run}
      danger
      busy={hide.isPending}
      busyLabel={sayCommon('state.busy')}
    >
      {say('list.hideText')}
    </ConfirmDialog>
  )
}
