import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Field } from '@maru/ui/field.tsx'
import { Modal } from '@maru/ui/modal.tsx'
import { PasswordInput } from '@maru/ui/password-input.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useProblemText } from '../../shared/text/problem.ts'

type Props = {
  title: string
  submit: string
  asksReason?: boolean
  isBusy: boolean
  problem: unknown
  close: () => void
  onSubmit: (answers: { password: string; reason: string }) => void
  children: ReactNode
}

/** An act on one's own data takes the password. */
export function ConfirmDialog({ title, submit, asksReason, isBusy, problem, close, onSubmit, children }: Props) {
  const say = useText('privacy')
  const sayMember = useText('member')
  const problemText = useProblemText()
  const [password, setPassword] = useState('')
  const [reason, setReason] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '' && !isBusy) onSubmit({ password, reason })
  }
  return (
    <Modal
      open
      onOpenChange={close}
      title={title}
      closeLabel={useText('common')('action.close')}
      className="tablet:w-[440px]"
    >
      <form noValidate onSubmit={send} className="grid gap-4">
        <p className="text-13 text-text-2 leading-relaxed">{children}</p>
        {asksReason && (
          <Field label={say('close.reason')}>
            <TextInput
              name="reason"
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        )}
        <Field label={sayMember('secret.current')}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            maxLength={128}
            showLabel={sayMember('secret.show')}
            hideLabel={sayMember('secret.hide')}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        {problem ? (
          <ErrorNote title={problemText(problem)} code={isCallError(problem) ? problem.code : undefined} />
        ) : null}
        <Button
          type="submit"
          kind={asksReason ? 'danger' : 'filled'}
          size="lg"
          full
          disabled={password === ''}
          busy={isBusy}
        >
          {submit}
        </Button>
      </form>
    </Modal>
  )
}
