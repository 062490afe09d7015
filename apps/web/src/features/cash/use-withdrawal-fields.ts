import { isCallError } from '@maru/client'
import { useLanguage, useText } from '@maru/i18n/react'
import { type FocusEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { money } from '../../shared/format/money.ts'
import { notify } from '../../shared/toast.ts'
import { keptAs, useKept } from '../../shared/turned/kept.ts'
import { type AmountBounds, amountFinding, findingOfCode } from './amount.rules.ts'
import { rulesOf } from './form-rules.ts'
import { isPasswordCode, passFinding } from './pass-fields.tsx'
import { useAskedSum } from './use-asked-sum.ts'

export type WithdrawalValues = { amount: number; address: string; cashOutPass: string; code: string }
const empty: WithdrawalValues = { amount: 0, address: '', cashOutPass: '', code: '' }

type Options = {
  /** The page, which may have been asked for with a sum. */
  page: 'exchange' | 'coinExchange'
  bounds: AmountBounds
  /** Where the money goes to an address: what is wrong with it, and which refusals are about it. */
  address?: { finding: (address: string) => string | undefined; isRefusedBy: (code: string) => boolean }
}
export type WithdrawalFields = ReturnType<typeof useWithdrawalFields>

/** What a member types to withdraw, what is wrong with it, and where the focus goes then. */
export const useWithdrawalFields = ({ page, bounds, address }: Options) => {
  const say = useText('cash')
  const language = useLanguage()
  const [needsCode, setNeedsCode] = useState(false)
  // The form does not know this field, which shows what is typed with separators.
  const sumField = useRef<HTMLInputElement>(null)
  const focusSum = () => sumField.current?.focus()
  const form = useForm({
    shouldFocusError: false,
    defaultValues: keptAs<WithdrawalValues>(page) ?? empty,
    resolver: rulesOf((values: WithdrawalValues) => ({
      amount: amountFinding(values.amount, bounds),
      address: address?.finding(values.address),
      cashOutPass: passFinding(values.cashOutPass),
    })),
  })
  const { register, handleSubmit, watch, setValue, setError, setFocus, trigger, formState, resetField, getValues } =
    form
  useKept(page, getValues)
  const amount = watch('amount')
  useAskedSum(page, (sum) => setValue('amount', sum, { shouldValidate: true }))
  const { errors } = formState
  const isAddressCode = (code: string) => address?.isRefusedBy(code) === true

  return {
    amount,
    address: watch('address'),
    bounds,
    errors,
    sumField,
    focusSum,
    needsCode,
    register,
    setSum: (next: number) => setValue('amount', next, { shouldValidate: errors.amount !== undefined }),
    setAddress: (next: string) => setValue('address', next, { shouldValidate: true }),
    submit: (act: (values: WithdrawalValues) => unknown) =>
      handleSubmit(act, (found) => {
        if (found.amount) focusSum()
        else setFocus(found.address ? 'address' : 'cashOutPass')
      }),
    /** A wrong value is named when its field is left; a missing one is not yet. */
    leave: ({ target }: FocusEvent) => {
      const name = target.getAttribute('name')
      if (name === 'amount' && amount > 0) void trigger('amount')
      if (name === 'address' && getValues('address').trim() !== '') void trigger('address')
    },
    /** It was taken: said, and the form is empty again. */
    done: (values: WithdrawalValues) => {
      notify.ok(say('withdrawal.done', { sum: money(values.amount, language) }))
      setValue('amount', 0)
      for (const name of ['address', 'cashOutPass', 'code'] as const) resetField(name, { defaultValue: '' })
    },
    /** A refusal that is about a field stands at it, and the focus goes there. */
    refuse: (problem: unknown) => {
      if (!isCallError(problem)) return
      const { code } = problem
      const finding = findingOfCode('withdrawal', code)
      if (code === 'C217') setNeedsCode(true)
      if (finding) {
        setError('amount', { message: finding })
        focusSum()
      }
      if (isAddressCode(code)) setError('address', { message: code }, { shouldFocus: true })
      if (isPasswordCode(code)) {
        resetField('cashOutPass', { defaultValue: '' })
        setError('cashOutPass', { message: code }, { shouldFocus: true })
      }
    },
    isAboutField: (problem: unknown) =>
      isCallError(problem) &&
      (isPasswordCode(problem.code) ||
        isAddressCode(problem.code) ||
        findingOfCode('withdrawal', problem.code) !== undefined),
  }
}
