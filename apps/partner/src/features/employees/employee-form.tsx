import type { PartnerRight } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Field } from '@maru/ui/field.tsx'
import { Modal } from '@maru/ui/modal.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { type FormEvent, type ReactNode, useState } from 'react'
import { RightsField } from './rights-field.tsx'

export type EmployeeTyped = { name: string; rights: PartnerRight[] }
type Props = {
  title: string
  note?: string
  /** On the button. */
  act: string
  typed: EmployeeTyped
  onTyped: (typed: EmployeeTyped) => void
  /** What who gives rights has itself. */
  own: readonly PartnerRight[]
  busy: boolean
  problem: string | undefined
  onSend: () => void
  close: () => void
  /** Beside the name. */
  loginField?: (isSent: boolean) => ReactNode
  /** Below the rights. */
  children?: ReactNode
}

/** Who an employee is and what it may, of a new one or of one that is there. It is sent with a name only. */
export function EmployeeForm({ typed, onTyped, own, busy, problem, onSend, close, loginField, ...shown }: Props) {
  const say = useText('partner-site')
  const [isSent, setSent] = useState(false)
  const isNamed = typed.name.trim() !== ''
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setSent(true)
    if (!busy && isNamed) onSend()
  }
  return (
    <Modal
      open
      onOpenChange={close}
      size="md"
      title={shown.title}
      note={shown.note}
      closeLabel={say('close')}
      dismissable={!busy}
      footer={
        <Button form="employee" type="submit" kind="filled" size="lg" full busy={busy}>
          {shown.act}
        </Button>
      }
    >
      <form id="employee" noValidate onSubmit={send} className="grid gap-5">
        <div className={loginField && 'grid gap-4 tablet:grid-cols-2'}>
          {loginField?.(isSent)}
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
              onChange={({ target }) => onTyped({ ...typed, name: target.value })}
            />
          </Field>
        </div>
        <RightsField chosen={typed.rights} own={own} onChange={(rights) => onTyped({ ...typed, rights })} />
        {problem !== undefined && <ErrorNote title={problem} />}
        {shown.children}
      </form>
    </Modal>
  )
}
