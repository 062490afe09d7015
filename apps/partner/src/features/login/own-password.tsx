import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Field } from '@maru/ui/field.tsx'
import { PasswordInput } from '@maru/ui/password-input.tsx'
import { type FormEvent, useState } from 'react'
import { useChange } from '../../shared/calls.ts'
import { useProblemText } from '../../shared/problem.ts'
import { notify } from '../../shared/toast.tsx'

const empty = { currentPass: '', newPass: '' }

/** An employee's own; a partner has one password for both sites. */
export function OwnPassword({ isEmployee }: { isEmployee: boolean }) {
  const say = useText('partner-site')
  const problemText = useProblemText()
  const change = useChange('/api/partner/site/password')
  const [typed, setTyped] = useState(empty)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (change.isPending || typed.currentPass === '' || typed.newPass === '') return
    change.mutate(typed, {
      onSuccess: () => {
        setTyped(empty)
        notify.ok(say('own.changed'))
      },
    })
  }
  const eye = { showLabel: say('login.show'), hideLabel: say('login.hide') }
  return (
    <Card className="grid content-start gap-3">
      <h2 className="font-bold text-16">{say('own.title')}</h2>
      <p className="text-13 text-text-2 leading-relaxed">{say(isEmployee ? 'own.text' : 'own.partner')}</p>
      {isEmployee && (
        <form noValidate onSubmit={send} className="grid gap-4">
          <Field label={say('own.current')}>
            <PasswordInput
              {...eye}
              name="currentPass"
              autoComplete="current-password"
              maxLength={128}
              value={typed.currentPass}
              onChange={({ target }) => setTyped({ ...typed, currentPass: target.value })}
            />
          </Field>
          <Field label={say('own.next')} hint={say('own.nextHint')}>
            <PasswordInput
              {...eye}
              name="newPass"
              autoComplete="new-password"
              maxLength={20}
              value={typed.newPass}
              onChange={({ target }) => setTyped({ ...typed, newPass: target.value })}
            />
          </Field>
          {change.error && <ErrorNote title={problemText(change.error)} />}
          <Button type="submit" busy={change.isPending} className="tablet:justify-self-start">
            {say('own.change')}
          </Button>
        </form>
      )}
    </Card>
  )
}
