import { isCallError } from '@maru/client'
import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { type FocusEvent, type ReactNode, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { money } from '../../shared/format/money.ts'
import { useSumName } from '../../shared/format/use-sum-name.ts'
import { notify } from '../../shared/toast.ts'
import { keptAs, useKept } from '../../shared/turned/kept.ts'
import { type AmountBounds, amountFinding, findingOfCode } from './amount.rules.ts'
import { AmountField } from './amount-field.tsx'
import { type DepositChoice, useRequestDeposit } from './calls/request-deposit.ts'
import { findingOf, rulesOf } from './form-rules.ts'
import { RefusalNote } from './refusal-note.tsx'
import { SendBar } from './send-bar.tsx'
import { useAskedSum } from './use-asked-sum.ts'

export type ChoiceProps = { value: DepositChoice; onChange: (next: DepositChoice) => void; amount: number }
type Values = { amount: number; bonus: DepositChoice }
type Props = {
  bounds: AmountBounds
  choice: (props: ChoiceProps) => ReactNode
  onRefused: (problem: unknown, amount: number) => void
}

/** `choice`: the bonus that comes with the deposit. */
export function DepositForm({ bounds, choice, onRefused }: Props) {
  const say = useText('cash')
  const language = useLanguage()
  const sumName = useSumName()
  const send = useRequestDeposit()
  const isUnderWay = useRef(false)
  // The form does not know this field, which shows what is typed with separators.
  const sumField = useRef<HTMLInputElement>(null)
  const focusSum = () => sumField.current?.focus()
  const { handleSubmit, watch, setValue, setError, trigger, formState, getValues } = useForm<Values>({
    defaultValues: keptAs<Values>('deposit') ?? { amount: 0, bonus: 'none' },
    resolver: rulesOf(({ amount }) => ({ amount: amountFinding(amount, bounds) })),
  })
  useKept('deposit', getValues)
  const amount = watch('amount')
  useAskedSum('charge', (sum) => setValue('amount', sum, { shouldValidate: true }))

  const submit = handleSubmit(async ({ amount: sum, bonus }) => {
    // The second of two clicks comes before the button knows of the first.
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await send.mutateAsync({ amount: sum, bonus })
      notify.ok(say('deposit.done', { sum: money(sum, language) }))
      setValue('amount', 0)
      setValue('bonus', 'none')
    } catch (problem) {
      onRefused(problem, sum)
      const finding = isCallError(problem) && findingOfCode('deposit', problem.code)
      if (finding) {
        setError('amount', { message: finding })
        focusSum()
      }
    } finally {
      isUnderWay.current = false
    }
  }, focusSum)
  const isAboutAmount = isCallError(send.error) && findingOfCode('deposit', send.error.code) !== undefined

  // A sum that is left behind wrong says so; one that is not there yet does not.
  const leave = ({ target }: FocusEvent) => {
    if (target.getAttribute('name') === 'amount' && amount > 0) void trigger('amount')
  }

  return (
    <form noValidate onSubmit={submit} onBlur={leave} className="grid gap-5">
      <AmountField
        cashType="deposit"
        value={amount}
        onChange={(next) => {
          setValue('amount', next, { shouldValidate: formState.errors.amount !== undefined })
          if (send.isError) send.reset()
        }}
        bounds={bounds}
        fieldRef={sumField}
        problem={findingOf(formState.errors.amount?.message)}
      />
      {choice({
        value: watch('bonus'),
        onChange: (next) => {
          setValue('bonus', next)
          if (send.isError) send.reset()
        },
        amount,
      })}
      {send.error && !isAboutAmount && <RefusalNote problem={send.error} />}
      <SendBar label={say('deposit.toSend')} amount={amount}>
        <Button type="submit" kind="filled" size="lg" full busy={send.isPending} busyLabel={say('busy')}>
          {amount > 0 ? say('deposit.submitSum', { sum: sumName(amount) }) : say('deposit.submit')}
        </Button>
      </SendBar>
    </form>
  )
}
