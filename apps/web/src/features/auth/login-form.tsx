import { zodResolver } from '@hookform/resolvers/zod'
import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Field } from '@maru/ui/field.tsx'
import { PasswordInput } from '@maru/ui/password-input.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { openDialog } from '../../shared/dialogs/dialogs.ts'
import { memberInfo } from '../../shared/session/member-info.ts'
import { SupportFor } from '../../shared/support/support-line.tsx'
import { useProblemText } from '../../shared/text/problem.ts'
import { notify } from '../../shared/toast.ts'
import { keptAs, useKept } from '../../shared/turned/kept.ts'
import { logIn } from './calls/log-in.ts'
import { CaptchaInput } from './captcha-input.tsx'
import { type LoginField, loginSchema } from './login-schema.ts'
import { PasskeyLogin } from './passkey-login.tsx'
import { forgetSignUpDraft } from './sign-up-draft.ts'
import { useCaptcha } from './use-captcha.ts'
import { waitingIn } from './waiting.ts'

const empty = { memId: '', memPass: '', captcha: '', code: '' }
/** The account asks for a code: at first, or because what was typed was wrong. */
const asksCode = (problem: unknown): boolean => isCallError(problem, 'LX03') || isCallError(problem, 'LX04')

export function LoginForm({ onDone }: { onDone: () => void }) {
  const say = useText('auth')
  const sayCommon = useText('common')
  const problemText = useProblemText()
  const queries = useQueryClient()
  const isUnderWay = useRef(false)
  const { register, handleSubmit, resetField, setFocus, getValues, formState } = useForm({
    defaultValues: keptAs<typeof empty>('login') ?? empty,
    mode: 'onTouched',
    resolver: zodResolver(loginSchema),
  })
  useKept('login', getValues)
  const captcha = useCaptcha(() => resetField('captcha', { defaultValue: '' }))
  const { picture, isFailed, renew } = captcha

  const [needsCode, setNeedsCode] = useState(false)
  const attempt = useMutation({ mutationFn: logIn })
  const submit = handleSubmit(async (values) => {
    if (!picture || isUnderWay.current) return
    isUnderWay.current = true
    try {
      const { captchaId, solution } = picture
      const work = await solution
      const { member, msgInfo, socketKey, expiresAt } = await attempt.mutateAsync({ ...values, captchaId, work })
      queries.setQueryData(memberInfo.queryKey, { member, msgInfo, socketKey, expiresAt })
      forgetSignUpDraft()
      notify.ok(say('login.welcome', { name: member.memNick }))
      onDone()
    } catch (error) {
      const waiting = waitingIn(error)
      if (asksCode(error)) setNeedsCode(true)
      if (waiting) return openDialog({ kind: 'signup-complete', ...waiting, isLogin: true })
      // The picture is good for one try, whatever was wrong.
      resetField('captcha', { defaultValue: '' })
      renew()
    } finally {
      isUnderWay.current = false
    }
  })
  // Once its reason is shown, which is scrolled to with it.
  useEffect(() => {
    if (attempt.error && !waitingIn(attempt.error)) setFocus(needsCode && asksCode(attempt.error) ? 'code' : 'captcha')
  }, [attempt.error, needsCode, setFocus])
  const isRefused = isCallError(attempt.error, 'LX02')
  const errorOf = (field: LoginField) => {
    const problem = formState.errors[field]?.message as Parameters<typeof say>[0] | undefined
    // Whoever passes an empty field may be on the way to the sign-up.
    return problem && (formState.isSubmitted || getValues(field) !== '') ? say(problem) : undefined
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={say('login.id')} error={errorOf('memId')}>
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          {...register('memId')}
        />
      </Field>
      <Field label={say('login.password')} error={errorOf('memPass')}>
        <PasswordInput
          autoComplete="current-password"
          maxLength={128}
          showLabel={say('login.show')}
          hideLabel={say('login.hide')}
          {...register('memPass')}
        />
      </Field>
      {needsCode && (
        <Field label={say('login.code')} hint={say('login.codeHint')}>
          <TextInput autoComplete="one-time-code" maxLength={32} {...register('code')} />
        </Field>
      )}
      {isFailed && (
        <ErrorNote
          title={say('login.captchaFailed')}
          action={
            <Button size="sm" onClick={renew}>
              {sayCommon('action.retry')}
            </Button>
          }
        />
      )}
      <CaptchaInput
        captcha={captcha}
        error={errorOf('captcha')}
        // With the reason and the button below it: after a failed try the focus comes here.
        className={attempt.error ? 'scroll-mb-56' : undefined}
        {...register('captcha')}
      />
      {attempt.error && (
        <ErrorNote
          title={isRefused ? say('login.failed') : problemText(attempt.error)}
          code={!isRefused && isCallError(attempt.error) ? attempt.error.code : undefined}
        >
          {isRefused && say('login.failedText')}
          <SupportFor problem={attempt.error} />
        </ErrorNote>
      )}
      <Button
        type="submit"
        kind="filled"
        size="lg"
        full
        disabled={!picture && !attempt.isPending}
        busy={attempt.isPending}
        busyLabel={say('login.busy')}
      >
        {say('login.submit')}
      </Button>
      <PasskeyLogin onDone={onDone} />
    </form>
  )
}
