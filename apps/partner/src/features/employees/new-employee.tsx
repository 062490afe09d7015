import { isCallError } from '@maru/client'
import type { PartnerRight } from '@maru/contract'
import { employeeIdPattern } from '@maru/contract/partner-employee'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Field } from '@maru/ui/field.tsx'
import { Modal } from '@maru/ui/modal.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { type FormEvent, useState } from 'react'
import { useChange } from '../../shared/calls.ts'
import { useProblemText } from '../../shared/problem.ts'
import type { Handed } from './handed-password.tsx'
import { RightsField } from './rights-field.tsx'

type Props = { own: readonly PartnerRight[]; onMade: (handed: Handed) => void; close: () => void }

export function NewEmployee({ own, onMade, close }: Props) {
  const say = useText('partner-site')
  const problemText = useProblemText()
  const create = useChange('/api/partner/createEmployee')
  const [typed, setTyped] = useState({ id: '', name: '', rights: [] as PartnerRight[] })
  const [isSent, setSent] = useState(false)
  const isIdFine = employeeIdPattern.test(typed.id.trim().toLowerCase())
  const isNamed = typed.name.trim() !== ''
  const isTaken = isCallError(create.error, 'PT20')
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setSent(true)
    if (create.isPending || !isIdFine || !isNamed) return
    create.mutate(typed, { onSuccess: ({ loginId, password }) => onMade({ name: typed.name, loginId, password }) })
  }
  return (
    <Modal
      open
      onOpenChange={close}
      size="md"
      title={say('employees.add')}
      closeLabel={say('close')}
      dismissable={!create.isPending}
      footer={
        <Button form="new-employee" type="submit" kind="filled" size="lg" full busy={create.isPending}>
          {say('form.create')}
        </Button>
      }
    >
      <form id="new-employee" noValidate onSubmit={send} className="grid gap-5">
        <div className="grid gap-4 tablet:grid-cols-2">
          <Field
            label={say('form.id')}
            hint={say('form.idHint')}
            error={isTaken ? problemText(create.error) : isSent && !isIdFine ? say('form.idHint') : undefined}
          >
            <TextInput
              name="id"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={20}
              value={typed.id}
              onChange={({ target }) => setTyped({ ...typed, id: target.value })}
            />
          </Field>
          <Field
            label={say('employees.name')}
            hint={say('form.nameHint')}
            error={isSent && !isNamed ? say('login.empty') : undefined}
          >
            <TextInput
              name="name"
              autoComplete="off"
              maxLength={30}
              value={typed.name}
              onChange={({ target }) => setTyped({ ...typed, name: target.value })}
            />
          </Field>
        </div>
        <RightsField chosen={typed.rights} own={own} onChange={(rights) => setTyped({ ...typed, rights })} />
        {create.error && !isTaken && <ErrorNote title={problemText(create.error)} />}
      </form>
    </Modal>
  )
}
