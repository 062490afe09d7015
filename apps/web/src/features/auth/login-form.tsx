import { isCallError, session } from '@maru/client'
import { captchaAnswer } from '@maru/contract/fields'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { CaptchaField } from '@maru/ui/captcha-field.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Field } from '@maru/ui/field.tsx'
import { PasswordInput } from '@maru/ui/password-input.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { memberInfo } from '../../shared/session/member-info.ts'
import { useProblemText } from '../../shared/text/problem.ts'
import { notify } from '../../shared/toast.ts'
import { captcha } from './calls/captcha.ts'
import { logIn } from './calls/log-in.ts'

type Values = { memId: string; memPass: string; captcha: string }

export function LoginForm({ onDone }: { onDone: () => void }) {
  const say = useText('auth')
  const problemText = useProblemText()
  const queries = useQueryClient()
  const picture = useQuery(captcha)
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: { memId: '', memPass: '', captcha: '' } })
  const { errors } = form.formState

  const newPicture = () => {
    form.resetField('captcha')
    void picture.refetch()
  }
  const attempt = useMutation({
    mutationFn: (values: Values) =>
      logIn({ ...values, memId: values.memId.trim(), captchaId: picture.data?.captchaId ?? '' }),
    onSuccess: ({ member, msgInfo, socketKey, expiresAt }) => {
      queries.setQueryData(memberInfo.queryKey, {
        member,
        msgInfo,
        socketKey,
        expiresAt: session()?.expiresAt ?? expiresAt,
      })
      notify.ok(say('login.welcome', { name: member.memNick }))
      onDone()
    },
    // The picture is good for one try, whatever was wrong.
    onError: newPicture,
  })
  const isWrong = isCallError(attempt.error, 'LX02')

  return (
    <form noValidate onSubmit={form.handleSubmit((values) => attempt.mutate(values))} className="grid gap-4">
      {attempt.error && (
        <ErrorNote
          title={isWrong ? say('login.failed') : problemText(attempt.error)}
          code={isWrong ? undefined : codeOf(attempt.error)}
        >
          {isWrong && say('login.failedText')}
        </ErrorNote>
      )}
      <Field label={say('login.id')} error={errors.memId && say('login.emptyMemId')}>
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('memId', { required: true })}
        />
      </Field>
      <Field label={say('login.password')} error={errors.memPass && say('login.emptyMemPass')}>
        <PasswordInput
          autoComplete="current-password"
          showLabel={say('login.show')}
          hideLabel={say('login.hide')}
          {...form.register('memPass', { required: true })}
        />
      </Field>
      <CaptchaField
        label={say('login.captcha')}
        hint={say('login.captchaHint')}
        error={errors.captcha && say('login.captchaInvalid')}
        image={picture.data?.image}
        imageLabel={say('login.captchaImage')}
        refreshLabel={say('login.captchaNew')}
        onRefresh={newPicture}
        speakLabel={`${say('login.captchaSpeak')}. ${say('login.captchaSpeakHint')}`}
        onSpeak={() => picture.data && void new Audio(picture.data.audio).play()}
        {...form.register('captcha', { validate: (answer) => captchaAnswer.safeParse(answer).success })}
      />
      <Button type="submit" kind="filled" size="lg" full busy={attempt.isPending} busyLabel={say('login.busy')}>
        {say('login.submit')}
      </Button>
    </form>
  )
}

const codeOf = (problem: unknown): string | undefined => (isCallError(problem) ? problem.code : undefined)
