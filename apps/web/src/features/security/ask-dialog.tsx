import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Field } from '@maru/ui/field.tsx'
import { Modal } from '@maru/ui/modal.tsx'
import { PasswordInput } from '@maru/ui/password-input.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { type FormEvent, type ReactNode, Suspense, useState } from 'react'
import { SupportFor } from '../../shared/support/support-line.tsx'
import { useProblemText } from '../../shared/text/problem.ts'

type Asks = { name?: boolean; password?: boolean; code?: boolean }
export type Answers = { name: string; password: string; code: string }
type Props = {
  title: string
  submit: string
  asks: Asks
  name?: string
  isDanger?: boolean
  isBusy: boolean
  problem: unknown
  close: () => void
  onSubmit: (answers: Answers) => void
  children?: ReactNode
}

/** Asks for what an act needs: a name, the password or a code. Its texts may come later than the page, which stays in view meanwhile. */
export function AskDialog(props: Props) {
  return (
    <Suspense>
      <Ask {...props} />
    </Suspense>
  )
}

function Ask({ title, submit, asks, name = '', isDanger, isBusy, problem, close, onSubmit, children }: Props) {
  const say = useText('account')
  const sayMember = useText('member')
  const problemText = useProblemText()
  const [answers, setAnswers] = useState<Answers>({ name, password: '', code: '' })
  const set = (field: keyof Answers) => (event: { target: { value: string } }) =>
    setAnswers({ ...answers, [field]: event.target.value })
  const isReady = (Object.keys(asks) as (keyof Asks)[]).every((field) => !asks[field] || answers[field].trim() !== '')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isBusy) onSubmit(answers)
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
        {children}
        {asks.name && (
          <Field label={say('ask.name')} hint={say('ask.nameHint')}>
            <TextInput name="name" maxLength={40} value={answers.name} onChange={set('name')} />
          </Field>
        )}
        {asks.code && (
          <Field label={say('ask.code')} hint={say('ask.codeHint')}>
            <TextInput
              name="code"
              autoComplete="one-time-code"
              maxLength={32}
              value={answers.code}
              onChange={set('code')}
            />
          </Field>
        )}
        {asks.password && (
          <Field label={sayMember('secret.current')}>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              maxLength={128}
              showLabel={sayMember('secret.show')}
              hideLabel={sayMember('secret.hide')}
              value={answers.password}
              onChange={set('password')}
            />
          </Field>
        )}
        {problem ? (
          <ErrorNote title={isCallError(problem) ? problemText(problem) : say('ask.stopped')}>
            <SupportFor problem={problem} />
          </ErrorNote>
        ) : null}
        <Button type="submit" kind={isDanger ? 'danger' : 'filled'} size="lg" full disabled={!isReady} busy={isBusy}>
          {submit}
        </Button>
      </form>
    </Modal>
  )
}
