import { zodResolver } from '@hookform/resolvers/zod'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { type Key, useText } from '@maru/i18n/react'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useLogIn } from '../features/staff/calls/log-in.ts'
import { codeLength, loginSchema } from '../features/staff/login-schema.ts'
import { LanguageSelect } from '../shared/parts/language-select.tsx'
import { LogoMark } from '../shared/parts/logo-mark.tsx'
import { useRefusalText } from '../shared/parts/refusal-text.ts'

const route = getRouteApi('/login')

export const LoginPage = () => {
  const t = useText('office')
  const say = useRefusalText()
  const { next } = route.useSearch()
  const router = useRouter()
  const logIn = useLogIn()
  const { register, handleSubmit, resetField, formState } = useForm({
    defaultValues: { loginId: '', password: '', totp: '' },
    resolver: zodResolver(loginSchema),
  })
  const send = handleSubmit((body) => {
    if (logIn.isPending) return
    logIn.mutate(
      { body },
      {
        onSuccess: () => router.history.push(next ?? '/'),
        // A code works once: the next try needs another.
        onError: () => resetField('totp'),
      },
    )
  })
  const errorOf = (field: keyof typeof formState.errors) => {
    const problem = formState.errors[field]?.message
    return problem && t(problem as Key<'office'>)
  }
  const code = register('totp')
  return (
    <main className="door">
      <form className="door-card" onSubmit={send} noValidate>
        <h1 className="door-logo">
          <LogoMark />
          <span>{t('login.heading')}</span>
        </h1>
        {next && !logIn.isError && <p className="second">{t('login.again')}</p>}
        {logIn.isError && (
          <div className="warn-bar" data-tone="bad" role="alert">
            {say(logIn.error)}
          </div>
        )}
        <TextInput
          label={t('login.id')}
          autoComplete="username"
          autoCapitalize="none"
          autoFocus
          maxLength={64}
          error={errorOf('loginId')}
          {...register('loginId')}
        />
        <PasswordInput
          label={t('login.password')}
          autoComplete="current-password"
          maxLength={128}
          visibilityToggleButtonProps={{ 'aria-label': t('login.show-password') }}
          error={errorOf('password')}
          {...register('password')}
        />
        <TextInput
          label={t('login.code')}
          description={t('login.code-hint')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={codeLength}
          error={errorOf('totp')}
          {...code}
          onChange={(event) => {
            event.currentTarget.value = event.currentTarget.value.replace(/\D/g, '')
            return code.onChange(event)
          }}
        />
        <Button type="submit" variant="filled" size="md" fullWidth loading={logIn.isPending}>
          {t('login.send')}
        </Button>
        <LanguageSelect />
      </form>
    </main>
  )
}
