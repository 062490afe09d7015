import { zodResolver } from '@hookform/resolvers/zod'
import { Button, PasswordInput } from '@mantine/core'
import { type StaffAccountRow, staffAccountResetPassword } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useForm } from 'react-hook-form'
import { Modal } from '../../shared/parts/dialog.tsx'
import { fieldError } from '../../shared/words/field-error.ts'
import { useResetPassword } from './calls/reset-password.ts'
import { fieldProblems } from './staff-words.ts'

/** Mount it when it opens, so that it starts empty. */
export const PasswordModal = ({ account, onClose }: { account: StaffAccountRow; onClose: () => void }) => {
  const t = useText('office')
  const reset = useResetPassword()
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '' },
    resolver: zodResolver(staffAccountResetPassword.body),
  })
  const save = handleSubmit((body) => {
    if (reset.isPending) return
    reset.mutate(
      { params: { staffId: account.staffId }, body },
      {
        onSuccess: onClose,
        onError: (error) => {
          for (const { word } of fieldProblems(error)) setError('password', { type: 'server', message: word })
        },
      },
    )
  })
  const error = formState.errors.password
  return (
    <Modal opened onClose={onClose} title={t('staff.reset-password-title', { name: account.loginId })}>
      <form className="form" noValidate onSubmit={save}>
        <p className="second">{t('staff.reset-password-note')}</p>
        <PasswordInput
          data-autofocus
          label={t('staff.password')}
          description={t('staff.password-hint')}
          autoComplete="new-password"
          maxLength={128}
          error={fieldError(t, error, 'staff.password-hint')}
          {...register('password')}
        />
        <div className="form-actions">
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button type="submit" variant="filled" loading={reset.isPending}>
            {t('act.save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
