import { isCallError } from '@maru/client'
import type { PartnerRight } from '@maru/contract'
import { employeeIdPattern } from '@maru/contract/partner-employee'
import { useText } from '@maru/i18n/react'
import { Field } from '@maru/ui/field.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { useState } from 'react'
import { useChange } from '../../shared/calls.ts'
import { useProblemText } from '../../shared/problem.ts'
import { EmployeeForm, type EmployeeTyped } from './employee-form.tsx'
import type { Handed } from './handed-password.tsx'

type Props = { own: readonly PartnerRight[]; onMade: (handed: Handed) => void; close: () => void }

export function NewEmployee({ own, onMade, close }: Props) {
  const say = useText('partner-site')
  const problemText = useProblemText()
  const create = useChange('/api/partner/createEmployee')
  const [id, setId] = useState('')
  const [typed, setTyped] = useState<EmployeeTyped>({ name: '', rights: [] })
  const isIdFine = employeeIdPattern.test(id.trim().toLowerCase())
  const isTaken = isCallError(create.error, 'PT20')
  const send = () =>
    isIdFine &&
    create.mutate(
      { id, ...typed },
      { onSuccess: ({ loginId, password }) => onMade({ name: typed.name, loginId, password }) },
    )
  return (
    <EmployeeForm
      title={say('employees.add')}
      act={say('form.create')}
      typed={typed}
      onTyped={setTyped}
      own={own}
      busy={create.isPending}
      problem={create.error && !isTaken ? problemText(create.error) : undefined}
      onSend={send}
      close={close}
      loginField={(isSent) => (
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
            value={id}
            onChange={({ target }) => setId(target.value)}
          />
        </Field>
      )}
    />
  )
}
