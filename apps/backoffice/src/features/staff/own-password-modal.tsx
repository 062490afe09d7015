import { zodResolver } from '@hookform/resolvers/zod'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { staffOwnPassword } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { type FieldPath, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { Modal } from '../../shared/parts/dialog.tsx'
import { useRefusalText } from '../../shared/parts/refusal-text.ts'
import { fieldError } from '../../shared/words/field-error.ts'
import { useOwnPassword } from './calls/own-password.ts'
import { codeLength } from './login-schema.ts'
import { fieldProblems } from './staff-words.ts'

type Draft = z.input<typeof staffOwnPassword.body>

/** Mount it when it opens. Without `onClose` it stays until the password is changed: somebody else knows the one that was given. */
export const OwnPasswordModal = ({ onClose }: { onClose?: () => void }) => {
  const t = useText('office')
  const say = useRefusalText()
  const change = useOwnPassword()
  const { register, handleSubmit, setError, resetField, formState } = useForm<Draft>({
    defaultValues: { currentPassword: '', totp: '', password: '' },
    resolver: zodResolver(staffOwnPassword.body),
  })
  const problems = fieldProblems(change.error)
  const save = handleSubmit((body) => {
    if (change.isPending) return
    change.mutate(
      { body },
      {
        onSuccess: onClose,
        onError: (error) => {
          // A code works once: the next try needs another.
          resetField('totp')
          for (const { field, word } of fieldProblems(error))
            setError(field as FieldPath<Draft>, { type: 'server', message: word })
        },
      },
    )
  })
  const { errors } = formState
  return (
    <Modal
      opened
      onClose={onClose ?? (() => {})}
      closeOnClickOutside={onClose !== undefined}
      closeOnEscape={onClose !== undefined}
      withCloseButton={onClose !== undefined}
      title={t('staff.own-password')}
    >
      <form className="form" noValidate onSubmit={save}>
        <p className="second">{t(onClose ? 'staff.own-password-note' : 'staff.given-password-note')}</p>
        {change.isError && problems.length === 0 && (
          <div className="warn-bar" data-tone="bad" role="alert">
            {say(change.error)}
          </div>
        )}
        <PasswordInput
          data-autofocus
          label={t('staff.current-password')}
          autoComplete="current-password"
          maxLength={128}
          error={fieldError(t, errors.currentPassword, 'form.required')}
          {...register('currentPassword')}
        />
        <TextInput
          label={t('login.code')}
          description={t('login.code-hint')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={codeLength}
          error={fieldError(t, errors.totp, 'login.code-short')}
          {...register('totp')}
        />
        <PasswordInput
          label={t('staff.password')}
          description={t('staff.password-hint')}
          autoComplete="new-password"
          maxLength={128}
          error={fieldError(t, errors.password, 'staff.password-hint')}
          {...register('password')}
        />
        <div className="form-actions">
          {onClose && <Button onClick={onClose}>{t('act.cancel')}</Button>}
          <Button type="submit" variant="filled" loading={change.isPending}>
            {t('act.save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
