import type { PartnerRight } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Field } from '@maru/ui/field.tsx'
import { Modal } from '@maru/ui/modal.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { type FormEvent, useState } from 'react'
import { useChange } from '../../shared/calls.ts'
import { useProblemText } from '../../shared/problem.ts'
import { notify } from '../../shared/toast.tsx'
import type { Employee } from './employees.ts'
import { RightsField } from './rights-field.tsx'

export type Act = 'lock' | 'unlock' | 'password' | 'codes' | 'remove'
type Props = { employee: Employee; own: readonly PartnerRight[]; onAct: (act: Act) => void; close: () => void }

export function EditEmployee({ employee, own, onAct, close }: Props) {
  const say = useText('partner-site')
  const problemText = useProblemText()
  const save = useChange('/api/partner/saveEmployee')
  const [typed, setTyped] = useState({ name: employee.name, rights: [...employee.rights] })
  const { employeeId, isLocked, hasCodes } = employee
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (save.isPending || typed.name.trim() === '') return
    save.mutate(
      { employeeId, ...typed },
      {
        onSuccess: () => {
          notify.ok(say('form.saved'))
          close()
        },
      },
    )
  }
  return (
    <Modal
      open
      onOpenChange={close}
      size="md"
      title={employee.name}
      note={employee.loginId}
      closeLabel={say('close')}
      dismissable={!save.isPending}
      footer={
        <Button form="edit-employee" type="submit" kind="filled" size="lg" full busy={save.isPending}>
          {say('form.save')}
        </Button>
      }
    >
      <form id="edit-employee" noValidate onSubmit={send} className="grid gap-5">
        <Field
          label={say('employees.name')}
          hint={say('form.nameHint')}
          error={typed.name.trim() === '' ? say('login.empty') : undefined}
        >
          <TextInput
            name="name"
            autoComplete="off"
            maxLength={30}
            value={typed.name}
            onChange={({ target }) => setTyped({ ...typed, name: target.value })}
          />
        </Field>
        <RightsField chosen={typed.rights} own={own} onChange={(rights) => setTyped({ ...typed, rights })} />
        {save.error && <ErrorNote title={problemText(save.error)} />}
        <div className="flex flex-wrap gap-2 border-line-soft border-t pt-4">
          <Button size="sm" onClick={() => onAct(isLocked ? 'unlock' : 'lock')} className="touch:h-11">
            {say(isLocked ? 'act.unlock' : 'act.lock')}
          </Button>
          <Button size="sm" onClick={() => onAct('password')} className="touch:h-11">
            {say('act.newPassword')}
          </Button>
          {hasCodes && (
            <Button size="sm" onClick={() => onAct('codes')} className="touch:h-11">
              {say('act.newCodes')}
            </Button>
          )}
          <Button size="sm" kind="danger" onClick={() => onAct('remove')} className="touch:h-11">
            {say('act.remove')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
