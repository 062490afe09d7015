import { cashOutPassPattern } from '@maru/contract/field-patterns'
import { useText } from '@maru/i18n/react'
import { Field } from '@maru/ui/field.tsx'
import { PasswordInput } from '@maru/ui/password-input.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import type { UseFormRegisterReturn } from 'react-hook-form'

/** Refusals that are about the password as it was typed. */
export const isPasswordCode = (code: string): code is 'C008' | 'C204' => code === 'C008' || code === 'C204'

export const passFinding = (pass: string): 'shape' | undefined => (cashOutPassPattern.test(pass) ? undefined : 'shape')

type Props = {
  pass: UseFormRegisterReturn
  /** A code of a refusal, or that it has another shape. */
  problem: string | undefined
  /** Where the member chose that withdrawals ask for one. */
  code: UseFormRegisterReturn | undefined
}

/** What shows that it is the member who withdraws. */
export function PassFields({ pass, problem, code }: Props) {
  const say = useText('cash')
  const sayCode = useText('result-codes')
  const error =
    problem === undefined ? undefined : isPasswordCode(problem) ? sayCode(problem) : say('withdrawal.passwordShape')
  return (
    <>
      <Field label={say('withdrawal.password')} hint={say('withdrawal.passwordHint')} error={error}>
        <PasswordInput
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          showLabel={say('withdrawal.show')}
          hideLabel={say('withdrawal.hide')}
          boxClassName="tablet:max-w-72"
          {...pass}
        />
      </Field>
      {code && (
        <Field label={say('withdrawal.code')} hint={say('withdrawal.codeHint')}>
          <TextInput autoComplete="one-time-code" maxLength={32} className="tablet:max-w-72" {...code} />
        </Field>
      )}
    </>
  )
}
