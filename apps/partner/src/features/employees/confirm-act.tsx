import { useText } from '@maru/i18n/react'
import { ConfirmDialog } from '@maru/ui/confirm-dialog.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { useChange } from '../../shared/calls.ts'
import { useProblemText } from '../../shared/problem.ts'
import { notify } from '../../shared/toast.tsx'
import type { Act } from './edit-employee.tsx'
import type { Employee } from './employees.ts'
import type { Handed } from './handed-password.tsx'

type Props = { employee: Employee; act: Act; onPassword: (handed: Handed) => void; close: () => void }

/** Asks before what cannot be taken back, or throws somebody out. */
export function ConfirmAct({ employee, act, onPassword, close }: Props) {
  const say = useText('partner-site')
  const problemText = useProblemText()
  const lock = useChange('/api/partner/lockEmployee')
  const reset = useChange('/api/partner/resetEmployee')
  const remove = useChange('/api/partner/removeEmployee')
  const { employeeId, name, loginId } = employee
  const done = (text: string) => ({
    onSuccess: () => {
      notify.ok(text)
      close()
    },
  })
  const doIt: Record<Act, () => void> = {
    lock: () => lock.mutate({ employeeId, isLocked: true }, done(say('act.locked'))),
    unlock: () => lock.mutate({ employeeId, isLocked: false }, done(say('act.unlocked'))),
    password: () =>
      reset.mutate(
        { employeeId, what: 'password' },
        { onSuccess: ({ password }) => onPassword({ name, loginId, password }) },
      ),
    codes: () => reset.mutate({ employeeId, what: 'codes' }, done(say('act.codesReset'))),
    remove: () => remove.mutate({ employeeId }, done(say('act.removed'))),
  }
  const words: Record<Act, { label: string; text?: string }> = {
    lock: { label: say('act.lock') },
    unlock: { label: say('act.unlock') },
    password: { label: say('act.newPassword'), text: say('act.newPasswordText', { name }) },
    codes: { label: say('act.newCodes'), text: say('act.newCodesText', { name }) },
    remove: { label: say('act.remove'), text: say('act.removeText', { name }) },
  }
  const problem = lock.error ?? reset.error ?? remove.error
  return (
    <ConfirmDialog
      open
      onOpenChange={close}
      title={words[act].label}
      confirmLabel={words[act].label}
      cancelLabel={say('cancel')}
      danger={act === 'remove'}
      busy={lock.isPending || reset.isPending || remove.isPending}
      onConfirm={doIt[act]}
    >
      <p>{words[act].text ?? `${name} (${loginId})`}</p>
      {problem && <ErrorNote className="mt-3" title={problemText(problem)} />}
    </ConfirmDialog>
  )
}
