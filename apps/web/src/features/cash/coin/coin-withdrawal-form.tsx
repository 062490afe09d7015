import { isCallError } from '@maru/client'
import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { type FocusEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { clock } from '../../../shared/format/date.ts'
import { money } from '../../../shared/format/money.ts'
import { useSumName } from '../../../shared/format/use-sum-name.ts'
import { notify } from '../../../shared/toast.ts'
import { keptAs, useKept } from '../../../shared/turned/kept.ts'
import { type AmountBounds, amountFinding, findingOfCode } from '../amount.rules.ts'
import { AmountField } from '../amount-field.tsx'
import { findingOf, rulesOf } from '../form-rules.ts'
import { isPasswordCode, PassFields, passFinding } from '../pass-fields.tsx'
import { SendBar } from '../send-bar.tsx'
import { useAskedSum } from '../use-asked-sum.ts'
import type { Question } from '../withdrawal-form.tsx'
import { type WaysOut, WithdrawalRefusal } from '../withdrawal-refusal.tsx'
import { readAddress } from './address.rules.ts'
import { AddressField } from './address-field.tsx'
import type { CoinWithdrawal } from './calls/coin-withdrawal.ts'
import { AddressGroups, Rate, Usdt } from './coin-text.tsx'
import { conversionOf } from './conversion.rules.ts'
import { Conversion } from './conversion.tsx'
import { type CoinWithdrawalValues, emptyWithdrawal, useCoinRequest } from './use-coin-request.ts'

const SendCoinDialog = lazy(() => import('./send-coin-dialog.tsx').then((m) => ({ default: m.SendCoinDialog })))

type Props = {
  bounds: AmountBounds
  withdrawal: CoinWithdrawal
  /** Shown over the fields: when a request can be made, and the rate. */
  head: ReactNode
  /** No request can be made before (ms). */
  pausedUntil: number | undefined
  ways: WaysOut
  /** Asks what else the request ends, before it is sent. */
  question?: ((asked: Question) => ReactNode) | undefined
}

const isAddressCode = (code: string | undefined) => code === 'C240' || code === 'C241'

const addressFinding = (address: string) => (address.trim() === '' ? 'missing' : readAddress(address).wrong)

export function CoinWithdrawalForm({ bounds, withdrawal, head, pausedUntil, ways, question }: Props) {
  const say = useText('coin')
  const sayCash = useText('cash')
  const language = useLanguage()
  const sumName = useSumName()
  const { network, rate, fee, addresses } = withdrawal
  const isPaused = pausedUntil !== undefined
  const [needsCode, setNeedsCode] = useState(false)
  // The form does not know this field, which shows what is typed with separators.
  const sumField = useRef<HTMLInputElement>(null)
  const focusSum = () => sumField.current?.focus()
  const { register, handleSubmit, watch, setValue, setError, setFocus, trigger, formState, resetField, getValues } =
    useForm({
      shouldFocusError: false,
      defaultValues: keptAs<CoinWithdrawalValues>('coin-withdrawal') ?? emptyWithdrawal,
      resolver: rulesOf(({ amount, address, cashOutPass }) => ({
        amount: amountFinding(amount, bounds),
        address: addressFinding(address),
        cashOutPass: passFinding(cashOutPass),
      })),
    })
  useKept('coin-withdrawal', getValues)
  const { errors } = formState
  const amount = watch('amount')
  const conversion = rate === null ? undefined : conversionOf(amount, rate, fee)
  useAskedSum('coinExchange', (sum) => setValue('amount', sum, { shouldValidate: true }))

  const request = useCoinRequest({
    fee,
    isPaused,
    endsBonus: question !== undefined,
    onDone: (values) => {
      notify.ok(sayCash('withdrawal.done', { sum: money(values.amount, language) }))
      setValue('amount', 0)
      for (const name of ['address', 'cashOutPass', 'code'] as const) resetField(name, { defaultValue: '' })
    },
    onRefused: (problem) => {
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
  })
  const { send, asked, problem, code } = request
  const isAboutField =
    code !== undefined &&
    (isPasswordCode(code) || isAddressCode(code) || findingOfCode('withdrawal', code) !== undefined)
  const change = (act: () => void) => {
    act()
    if (send.isError) send.reset()
  }
  const submit = handleSubmit(
    (values) => {
      if (isPaused || rate === null) return
      if (conversionOf(values.amount, rate, fee).arriving <= 0) return focusSum()
      request.ask(values, rate)
    },
    (found) => {
      if (found.amount) focusSum()
      else setFocus(found.address ? 'address' : 'cashOutPass')
    },
  )
  // A wrong value is named when its field is left; a missing one is not yet.
  const leave = ({ target }: FocusEvent) => {
    const name = target.getAttribute('name')
    if (name === 'amount' && amount > 0) void trigger('amount')
    if (name === 'address' && getValues('address').trim() !== '') void trigger('address')
  }
  const address = register('address', { onChange: () => send.isError && send.reset() })

  return (
    <>
      <form noValidate onSubmit={submit} onBlur={leave} className="grid gap-5">
        {head}
        {/* Off as one, with what was typed left in its place. */}
        <fieldset disabled={isPaused} className="grid min-w-0 gap-5">
          <AmountField
            cashType="withdrawal"
            value={amount}
            onChange={(next) => change(() => setValue('amount', next, { shouldValidate: errors.amount !== undefined }))}
            bounds={bounds}
            fieldRef={sumField}
            problem={findingOf(errors.amount?.message)}
            takesAll
          />
          {conversion && <Conversion {...conversion} />}
          <AddressField
            field={address}
            value={watch('address')}
            change={(next) => change(() => setValue('address', next, { shouldValidate: true }))}
            problem={errors.address?.message}
            network={network.name}
            earlier={addresses}
          />
          <PassFields
            pass={register('cashOutPass')}
            problem={errors.cashOutPass?.message}
            code={needsCode ? register('code') : undefined}
          />
          {problem && !isAboutField && !isPaused && <WithdrawalRefusal problem={problem} ways={ways} />}
          <SendBar
            label={say('conversion.arriving')}
            amount={<Usdt micro={Math.max(0, conversion?.arriving ?? 0)} className="text-22" />}
          >
            <Button
              type="submit"
              kind="filled"
              size="lg"
              full
              disabled={rate === null}
              busy={send.isPending}
              busyLabel={sayCash('busy')}
            >
              {isPaused
                ? sayCash('pause.button', { time: clock(pausedUntil) })
                : amount > 0
                  ? sayCash('withdrawal.submitSum', { sum: sumName(amount) })
                  : say('withdrawal.submit')}
            </Button>
          </SendBar>
        </fieldset>
      </form>
      {asked &&
        (asked.isAboutBonus ? (
          question?.({
            sum: asked.values.amount,
            isBusy: send.isPending,
            confirm: request.confirm,
            close: request.close,
          })
        ) : (
          <Suspense>
            <SendCoinDialog
              network={network.name}
              address={<AddressGroups address={asked.values.address.trim()} className="text-18" />}
              change={
                asked.before !== undefined && (
                  <>
                    <s>
                      <Rate rate={asked.before} />
                    </s>
                    {' → '}
                    <b className="text-text">
                      <Rate rate={asked.conversion.rate} />
                    </b>
                  </>
                )
              }
              isBusy={send.isPending}
              confirm={request.confirm}
              close={request.close}
            >
              <Conversion {...asked.conversion} />
            </SendCoinDialog>
          </Suspense>
        ))}
    </>
  )
}
