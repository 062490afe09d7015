import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Field } from '@maru/ui/field.tsx'
import { PasswordInput } from '@maru/ui/password-input.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { type FormEvent, useState } from 'react'
import type { Typed } from './login.ts'
import { RefusedLogin } from './refused-login.tsx'

/** Of an employee: the partner's id, a dot, its own. */
const EXAMPLE = 'store01.mina'

type Props = { isBusy: boolean; problem: unknown; onTyped: (typed: Typed) => void }

export function PasswordStep({ isBusy, problem, onTyped }: Props) {
  const say = useText('partner-site')
  const [typed, setTyped] = useState<Typed>({ loginId: '', password: '' })
  const [isSent, setSent] = useState(false)
  const lacks = (field: keyof Typed) => (isSent && typed[field].trim() === '' ? say('login.empty') : undefined)
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setSent(true)
    const empty = (['loginId', 'password'] as const).find((field) => typed[field].trim() === '')
    const found = empty && event.currentTarget.elements.namedItem(empty)
    if (found instanceof HTMLElement) found.focus()
    else if (!isBusy) onTyped(typed)
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      <Field label={say('login.id')} hint={say('login.idHint', { example: EXAMPLE })} error={lacks('loginId')}>
        <TextInput
          name="loginId"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={typed.loginId}
          onChange={({ target }) => setTyped({ ...typed, loginId: target.value })}
        />
      </Field>
      <Field label={say('login.password')} error={lacks('password')}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          maxLength={128}
          showLabel={say('login.show')}
          hideLabel={say('login.hide')}
          value={typed.password}
          onChange={({ target }) => setTyped({ ...typed, password: target.value })}
        />
      </Field>
      {problem != null && <RefusedLogin problem={problem} />}
      <Button type="submit" kind="filled" size="lg" full busy={isBusy}>
        {say('login.submit')}
      </Button>
    </form>
  )
}
