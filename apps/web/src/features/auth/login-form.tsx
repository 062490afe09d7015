import { isCallError } from '@maru/client'
import { captchaPattern } from '@maru/contract/field-patterns'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { CaptchaField } from '@maru/ui/captcha-field.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Field } from '@maru/ui/field.tsx'
import { PasswordInput } from '@maru/ui/password-input.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { memberInfo } from '../../shared/session/member-info.ts'
import { useProblemText } from '../../shared/text/problem.ts'
import { notify } from '../../shared/toast.ts'
import { captcha } from './calls/captcha.ts'
import { logIn } from './calls/log-in.ts'

const empty = { memId: '', memPass: '', captcha: '' }
type LoginField = keyof typeof empty

const isWrong: Record<LoginField, (value: string) => boolean> = {
  memId: (value) => value.trim() === '',
  memPass: (value) => value === '',
  captcha: (value) => !captchaPattern.test(value),
}

export function LoginForm({ onDone }: { onDone: () => void }) {
  const say = useText('auth')
  const problemText = useProblemText()
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const picture = useQuery(captcha)
  const [values, setValues] = useState(empty)
  const [left, setLeft] = useState<ReadonlySet<LoginField>>(new Set())

  const newPicture = () => {
    setValues((before) => ({ ...before, captcha: '' }))
    setLeft((before) => new Set([...before].filter((field) => field !== 'captcha')))
    void picture.refetch()
  }
  const attempt = useMutation({
    mutationFn: () => logIn({ ...values, memId: values.memId.trim(), captchaId: picture.data?.captchaId ?? '' }),
    onSuccess: ({ member, msgInfo, socketKey, expiresAt }) => {
      queries.setQueryData(memberInfo.queryKey, { member, msgInfo, socketKey, expiresAt })
      notify.ok(say('login.welcome', { name: member.memNick }))
      onDone()
    },
    // The picture is good for one try, whatever was wrong.
    onError: newPicture,
  })
  const isRefused = isCallError(attempt.error, 'LX02')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setLeft(new Set(['memId', 'memPass', 'captcha']))
    const first = (Object.keys(empty) as LoginField[]).find((field) => isWrong[field](values[field]))
    const control = first && form.current?.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
    else attempt.mutate()
  }
  const register = (field: LoginField) => ({
    name: field,
    value: values[field],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setValues((before) => ({ ...before, [field]: target.value })),
    onBlur: () => values[field] && setLeft((before) => new Set(before).add(field)),
  })
  const errorOf = (field: LoginField, words: string) =>
    left.has(field) && isWrong[field](values[field]) ? words : undefined

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      {attempt.error && (
        <ErrorNote
          title={isRefused ? say('login.failed') : problemText(attempt.error)}
          code={!isRefused && isCallError(attempt.error) ? attempt.error.code : undefined}
        >
          {isRefused && say('login.failedText')}
        </ErrorNote>
      )}
      <Field label={say('login.id')} error={errorOf('memId', say('login.emptyMemId'))}>
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          {...register('memId')}
        />
      </Field>
      <Field label={say('login.password')} error={errorOf('memPass', say('login.emptyMemPass'))}>
        <PasswordInput
          autoComplete="current-password"
          maxLength={128}
          showLabel={say('login.show')}
          hideLabel={say('login.hide')}
          {...register('memPass')}
        />
      </Field>
      <CaptchaField
        label={say('login.captcha')}
        hint={say('login.captchaHint')}
        error={errorOf('captcha', say('login.captchaInvalid'))}
        image={picture.data?.image}
        imageLabel={say('login.captchaImage')}
        refreshLabel={say('login.captchaNew')}
        onRefresh={newPicture}
        speakLabel={`${say('login.captchaSpeak')}. ${say('login.captchaSpeakHint')}`}
        onSpeak={() => picture.data && void new Audio(picture.data.audio).play()}
        {...register('captcha')}
      />
      <Button type="submit" kind="filled" size="lg" full busy={attempt.isPending} busyLabel={say('login.busy')}>
        {say('login.submit')}
      </Button>
    </form>
  )
}
