import { type Key, useText } from '@maru/i18n/react'
import { Field } from '@maru/ui/field.tsx'
import { NativeSelect } from '@maru/ui/native-select.tsx'
import { PasswordInput } from '@maru/ui/password-input.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { useHost } from '../host/host.ts'
import type { AccountField } from './create.rules.ts'
import type { useCreate } from './use-create.ts'

/** Who the new partner is, as at a sign-up. */
export function AccountFields({ form }: { form: ReturnType<typeof useCreate> }) {
  const say = useText('partner')
  const sayAuth = useText('auth')
  const sayCode = useText('result-codes')
  const { banks } = useHost()
  const eye = { showLabel: sayAuth('login.show'), hideLabel: sayAuth('login.hide') }
  const errorOf = (field: AccountField): string | undefined => {
    const finding = form.findingOf(field)
    if (!finding) return undefined
    return finding.startsWith('create.') ? say(finding as Key<'partner'>) : sayCode(finding as Key<'result-codes'>)
  }
  const bind = (field: AccountField) => ({
    name: field,
    value: form.account[field],
    onChange: ({ target }: { target: { value: string } }) => form.type(field, target.value),
    onBlur: () => form.leave(field),
  })
  return (
    <>
      <Field label={sayAuth('signup.id')} hint={sayAuth('signup.idHint')} error={errorOf('memId')}>
        <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={20} {...bind('memId')} />
      </Field>
      <Field label={sayAuth('signup.nick')} hint={sayAuth('signup.nickHint')} error={errorOf('memNick')}>
        <TextInput autoComplete="off" maxLength={20} {...bind('memNick')} />
      </Field>
      <Field label={sayAuth('signup.password')} hint={sayAuth('signup.passwordHint')} error={errorOf('memPass')}>
        <PasswordInput autoComplete="new-password" maxLength={20} {...eye} {...bind('memPass')} />
      </Field>
      <Field label={sayAuth('signup.passwordCheck')} error={errorOf('memPassCheck')}>
        <PasswordInput autoComplete="new-password" maxLength={20} {...eye} {...bind('memPassCheck')} />
      </Field>
      <Field label={sayAuth('signup.phone')} hint={sayAuth('signup.phoneHint')} error={errorOf('memPhone')}>
        <TextInput type="tel" inputMode="tel" autoComplete="off" maxLength={13} {...bind('memPhone')} />
      </Field>
      <Field
        label={sayAuth('signup.cashOutPass')}
        hint={sayAuth('signup.cashOutPassHint')}
        error={errorOf('cashOutPass')}
      >
        <PasswordInput inputMode="numeric" autoComplete="off" maxLength={4} {...eye} {...bind('cashOutPass')} />
      </Field>
      <Field label={sayAuth('signup.bank')} error={errorOf('bank')}>
        <NativeSelect placeholder={sayAuth('signup.bankChoose')} options={banks ?? []} {...bind('bank')} />
      </Field>
      <Field label={sayAuth('signup.holder')} hint={sayAuth('signup.holderHint')} error={errorOf('memName')}>
        <TextInput autoComplete="off" maxLength={40} {...bind('memName')} />
      </Field>
      <Field label={sayAuth('signup.account')} hint={sayAuth('signup.accountHint')} error={errorOf('bankacc')}>
        <TextInput inputMode="numeric" autoComplete="off" maxLength={20} {...bind('bankacc')} />
      </Field>
    </>
  )
}
