import { isCallError } from '@maru/client'
import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { type FocusEvent, type ReactNode, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { clock } from '../../shared/format/date.ts'
import { money } from '../../shared/format/money.ts'
import { useSumName } from '../../shared/format/use-sum-name.ts'
import { notify } from '../../shared/toast.ts'
import { keptAs, useKept } from '../../shared/turned/kept.ts'
import { type AmountBounds, amountFinding, findingOfCode } from './amount.rules.ts'
import { AmountField } from './amount-field.tsx'
import { useRequestWithdrawal } from './calls/request-withdrawal.ts'
import { findingOf, rulesOf } from './form-rules.ts'
import { isPasswordCode, PassFields, passFinding } from './pass-fields.tsx'
import { SendBar } from './send-bar.tsx'
import { useAskedSum } from './use-asked-sum.ts'
import { type WaysOut, WithdrawalRefusal } from './withdrawal-refusal.tsx'

type Props = {
  bounds: AmountBounds
  /** Shown over the fields: when a request can be made. */
  times: ReactNode
  /** No request can be made before (ms). */
  pausedUntil: number | undefined
  ways: WaysOut
  /** Asks before the request is sent, where it has a consequence beyond the sum. */
  question?: ((asked: Question) => ReactNode) | undefined
}

export type Question = { sum: number; isBusy: boolean; confirm: () => void; close: () => void }

const empty = { amount: 0, cashOutPass: '', code: '' }

export function WithdrawalForm({ bounds, times, pausedUntil, ways, question }: Props) {
  const say = useText('cash')
  const language = useLanguage()
  const sumName = useSumName()
  const send = useRequestWithdrawal()
  const isPaused = pausedUntil !== undefined
  const [needsCode, setNeedsCode] = useState(false)
  const isUnderWay = useRef(false)
  // The form does not know this field, which shows what is typed with separators.
  const sumField = useRef<HTMLInputElement>(null)
  const focusSum = () => sumField.current?.focus()
  const [asked, setAsked] = useState<typeof empty>()
  const { register, handleSubmit, watch, setValue, setError, setFocus, trigger, formState, resetField, getValues } =
    useForm({
      shouldFocusError: false,
      defaultValues: keptAs<typeof empty>('withdrawal') ?? empty,
      resolver: rulesOf(({ amount, cashOutPass }) => ({
        amount: amountFinding(amount, bounds),
        cashOutPass: passFinding(cashOutPass),
      })),
    })
  useKept('withdrawal', getValues)
  const amount = watch('amount')
  useAskedSum('exchange', (sum) => setValue('amount', sum, { shouldValidate: true }))
  const { errors } = formState
  const change = (next: number) => {
    setValue('amount', next, { shouldValidate: errors.amount !== undefined })
    if (send.isError) send.reset()
  }

  const request = async (values: typeof empty, endsBonus = false) => {
    // The second of two clicks comes before the button knows of the first.
    if (isUnderWay.current || isPaused) return
    isUnderWay.current = true
    try {
      await send.mutateAsync({ ...values, endsBonus })
      notify.ok(say('withdrawal.done', { sum: money(values.amount, language) }))
      setValue('amount', 0)
      resetField('cashOutPass', { defaultValue: '' })
      resetField('code', { defaultValue: '' })
    } catch (problem) {
      const finding = isCallError(problem) && findingOfCode('withdrawal', problem.code)
      if (isCallError(problem, 'C217')) setNeedsCode(true)
      if (finding) {
        setError('amount', { message: finding })
        focusSum()
      }
      if (isCallError(problem) && isPasswordCode(problem.code)) {
        resetField('cashOutPass', { defaultValue: '' })
        setError('cashOutPass', { message: problem.code }, { shouldFocus: true })
      }
    } finally {
      isUnderWay.current = false
      setAsked(undefined)
    }
  }
  const submit = handleSubmit(
    (values) => {
      if (question && !isPaused) setAsked(values)
      else return request(values)
    },
    (found) => (found.amount ? focusSum() : setFocus('cashOutPass')),
  )
  const code = isCallError(send.error) ? send.error.code : undefined
  const isAboutField = code !== undefined && (isPasswordCode(code) || findingOfCode('withdrawal', code) !== undefined)
  // A sum that is left behind wrong says so; one that is not there yet does not.
  const leave = ({ target }: FocusEvent) => {
    if (target.getAttribute('name') === 'amount' && amount > 0) void trigger('amount')
  }

  return (
    <>
      <form noValidate onSubmit={submit} onBlur={leave} className="grid gap-5">
        {times}
        {/* Off as one, with what was typed left in its place. */}
        <fieldset disabled={isPaused} className="grid min-w-0 gap-5">
          <AmountField
            cashType="withdrawal"
            value={amount}
            onChange={change}
            bounds={bounds}
            fieldRef={sumField}
            problem={findingOf(errors.amount?.message)}
            takesAll
          />
          <PassFields
            pass={register('cashOutPass')}
            problem={errors.cashOutPass?.message}
            code={needsCode ? register('code') : undefined}
          />
          {send.error && !isAboutField && !isPaused && <WithdrawalRefusal problem={send.error} ways={ways} />}
          <SendBar label={say('withdrawal.toReceive')} amount={amount}>
            <Button type="submit" kind="filled" size="lg" full busy={send.isPending} busyLabel={say('busy')}>
              {isPaused
                ? say('pause.button', { time: clock(pausedUntil) })
                : amount > 0
                  ? say('withdrawal.submitSum', { sum: sumName(amount) })
                  : say('withdrawal.submit')}
            </Button>
          </SendBar>
        </fieldset>
      </form>
      {asked &&
        question?.({
          sum: asked.amount,
          isBusy: send.isPending,
          confirm: () => void request(asked, true),
          close: () => setAsked(undefined),
        })}
    </>
  )
}
