import { zodResolver } from '@hookform/resolvers/zod'
import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Field } from '@maru/ui/field.tsx'
import { PasswordInput } from '@maru/ui/password-input.tsx'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { SupportFor } from '../../shared/support/support-line.tsx'
import { useProblemText } from '../../shared/text/problem.ts'
import { notify } from '../../shared/toast.ts'
import { useChangeSecret } from './calls/change-secret.ts'
import {
  refusedField,
  type SecretField,
  type SecretKind,
  type SecretProblem,
  type SecretValues,
} from './secret.rules.ts'
import { secretSchema } from './secret-schema.ts'

const empty: SecretValues = { current: '', next: '', again: '' }

const labels = {
  password: { next: 'secret.new', hint: 'secret.newHint', again: 'secret.again', submit: 'secret.submitPassword' },
  cashOutPass: { next: 'secret.newPin', hint: 'secret.pinHint', again: 'secret.againPin', submit: 'secret.submitPin' },
} as const satisfies Record<SecretKind, Record<string, SecretProblem>>

/** Changes the login or the withdrawal password. */
export function SecretForm({ kind, memId }: { kind: SecretKind; memId: string }) {
  const say = useText('member')
  const problemText = useProblemText()
  const change = useChangeSecret()
  const isUnderWay = useRef(false)
  const { register, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: empty,
    mode: 'onTouched',
    resolver: zodResolver(secretSchema(kind, memId)),
  })
  const { errors } = formState
  const words = labels[kind]

  const submit = handleSubmit(async ({ current, next, again }) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await change.mutateAsync(
        kind === 'password'
          ? { what: kind, currentPass: current, memPass: next, memPassCheck: again }
          : { what: kind, currentPass: current, cashOutPass: next, cashOutPassCheck: again },
      )
      reset(empty)
      if (kind === 'password') notify.ok(say('secret.passwordDone'), { note: say('secret.passwordDoneText') })
      else notify.ok(say('secret.pinDone'))
    } catch (problem) {
      const refused = isCallError(problem) ? refusedField[problem.code] : undefined
      if (refused) setError(refused.field, { message: refused.problem }, { shouldFocus: true })
    } finally {
      isUnderWay.current = false
    }
  })
  const code = isCallError(change.error) ? change.error.code : undefined

  const input = (field: SecretField) => {
    const isPin = kind === 'cashOutPass' && field !== 'current'
    return (
      <PasswordInput
        showLabel={say('secret.show')}
        hideLabel={say('secret.hide')}
        maxLength={isPin ? 4 : field === 'current' ? 128 : 20}
        inputMode={isPin ? 'numeric' : undefined}
        autoComplete={field === 'current' ? 'current-password' : isPin ? 'off' : 'new-password'}
        {...register(field)}
      />
    )
  }
  const errorOf = (field: SecretField) => {
    const problem = errors[field]?.message as SecretProblem | undefined
    return problem && say(problem)
  }

  return (
    <form noValidate onSubmit={submit} aria-label={say(words.submit)} className="grid gap-4">
      {/* Password stores of browsers look for the name that belongs to the password. */}
      <input type="text" name="username" autoComplete="username" value={memId} readOnly hidden />
      <Field label={say('secret.current')} error={errorOf('current')}>
        {input('current')}
      </Field>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field label={say(words.next)} hint={say(words.hint)} error={errorOf('next')}>
          {input('next')}
        </Field>
        <Field label={say(words.again)} error={errorOf('again')}>
          {input('again')}
        </Field>
      </div>
      {code !== undefined && !refusedField[code] && (
        <ErrorNote title={problemText(change.error)} code={code}>
          <SupportFor problem={change.error} />
        </ErrorNote>
      )}
      <Button
        type="submit"
        className="touch:h-12 tablet:justify-self-start"
        busy={change.isPending}
        busyLabel={say('secret.busy')}
      >
        {say(words.submit)}
      </Button>
    </form>
  )
}
