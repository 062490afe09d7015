import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useLogIn } from '../features/staff/calls/log-in.ts'
import { LanguageSelect } from '../shared/parts/language-select.tsx'
import { LogoMark } from '../shared/parts/logo-mark.tsx'
import { useRefusalText } from '../shared/parts/refusal-text.ts'

const route = getRouteApi('/login')
const codeLength = 6

export const LoginPage = () => {
  const t = useText('office')
  const say = useRefusalText()
  const { next } = route.useSearch()
  const router = useRouter()
  const logIn = useLogIn()
  const [filled, setFilled] = useState({ loginId: '', password: '', totp: '' })
  const [wasTried, setTried] = useState(false)
  const missing = {
    loginId: filled.loginId.trim() === '',
    password: filled.password === '',
    totp: !/^\d{6}$/.test(filled.totp),
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (logIn.isPending || missing.loginId || missing.password || missing.totp) return
    logIn.mutate(
      { body: { ...filled, loginId: filled.loginId.trim() } },
      {
        onSuccess: () => router.history.push(next ?? '/'),
        // A code works once: the next try needs another.
        onError: () => setFilled((was) => ({ ...was, totp: '' })),
      },
    )
  }
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
          value={filled.loginId}
          onChange={(e) => setFilled({ ...filled, loginId: e.currentTarget.value })}
          error={wasTried && missing.loginId ? t('form.required') : undefined}
        />
        <PasswordInput
          label={t('login.password')}
          autoComplete="current-password"
          maxLength={128}
          value={filled.password}
          visibilityToggleButtonProps={{ 'aria-label': t('login.show-password') }}
          onChange={(e) => setFilled({ ...filled, password: e.currentTarget.value })}
          error={wasTried && missing.password ? t('form.required') : undefined}
        />
        <TextInput
          label={t('login.code')}
          description={t('login.code-hint')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={codeLength}
          value={filled.totp}
          onChange={(e) => setFilled({ ...filled, totp: e.currentTarget.value.replace(/\D/g, '') })}
          error={wasTried && missing.totp && !logIn.isError ? t('login.code-short') : undefined}
        />
        <Button type="submit" variant="filled" size="md" fullWidth loading={logIn.isPending}>
          {t('login.send')}
        </Button>
        <LanguageSelect />
      </form>
    </main>
  )
}
