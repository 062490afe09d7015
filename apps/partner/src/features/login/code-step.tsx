import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Field } from '@maru/ui/field.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { type FormEvent, type ReactNode, useState } from 'react'
import { RefusedLogin } from './refused-login.tsx'

type Props = {
  label: string
  isBusy: boolean
  problem: unknown
  /** A recovery code has letters. */
  digitsOnly?: boolean
  onCode: (code: string) => void
  onBack: () => void
  children: ReactNode
}

/** What the application shows; each code is good once, so a refused one is typed anew. */
export function CodeStep({ label, isBusy, problem, digitsOnly, onCode, onBack, children }: Props) {
  const say = useText('partner-site')
  const [code, setCode] = useState('')
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (isBusy || code.trim() === '') return
    onCode(code)
    setCode('')
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      {children}
      <Field label={label}>
        <TextInput
          name="code"
          autoComplete="one-time-code"
          autoFocus
          maxLength={32}
          {...(digitsOnly ? { inputMode: 'numeric' } : { autoCapitalize: 'none' })}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      {problem != null && <RefusedLogin problem={problem} />}
      <Button type="submit" kind="filled" size="lg" full busy={isBusy}>
        {say('code.submit')}
      </Button>
      <Button kind="ghost" onClick={onBack}>
        {say('code.back')}
      </Button>
    </form>
  )
}
