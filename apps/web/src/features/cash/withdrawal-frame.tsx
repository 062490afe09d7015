import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import type { ReactNode } from 'react'
import { clock } from '../../shared/format/date.ts'
import { useSumName } from '../../shared/format/use-sum-name.ts'
import { AmountField } from './amount-field.tsx'
import { findingOf } from './form-rules.ts'
import { PassFields } from './pass-fields.tsx'
import { SendBar } from './send-bar.tsx'
import type { WithdrawalFields, WithdrawalValues } from './use-withdrawal-fields.ts'
import { type WaysOut, WithdrawalRefusal } from './withdrawal-refusal.tsx'

/** Asks before the request is sent, where it has a consequence beyond the sum. */
export type Ask = (asked: { sum: number; isBusy: boolean; confirm: () => void; close: () => void }) => ReactNode

type Props = {
  fields: WithdrawalFields
  /** Shown over the fields: when a request can be made. */
  head: ReactNode
  /** No request can be made before (ms). */
  pausedUntil: number | undefined
  /** It cannot be sent for another reason. */
  isOff?: boolean
  submit: (values: WithdrawalValues) => unknown
  /** Of the button while there is no sum. */
  submitLabel: string
  isBusy: boolean
  problem: unknown
  /** What was refused is changed. */
  clear: () => void
  ways: WaysOut
  /** What arrives, at the foot. */
  arriving: { label: string; amount: number | ReactNode }
  /** Between the sum and the password. */
  children?: ReactNode
}

/** What every form of a withdrawal has: the sum, the password, why it was refused, and the button. */
export function WithdrawalFrame(props: Props) {
  const say = useText('cash')
  const sumName = useSumName()
  const { fields, pausedUntil, problem, clear } = props
  const { amount, errors, register } = fields
  const isPaused = pausedUntil !== undefined
  return (
    <form noValidate onSubmit={fields.submit(props.submit)} onBlur={fields.leave} className="grid gap-5">
      {props.head}
      {/* Off as one, with what was typed left in its place. */}
      <fieldset disabled={isPaused} className="grid min-w-0 gap-5">
        <AmountField
          cashType="withdrawal"
          value={amount}
          onChange={(next) => {
            fields.setSum(next)
            clear()
          }}
          bounds={fields.bounds}
          fieldRef={fields.sumField}
          problem={findingOf(errors.amount?.message)}
          takesAll
        />
        {props.children}
        <PassFields
          pass={register('cashOutPass')}
          problem={errors.cashOutPass?.message}
          code={fields.needsCode ? register('code') : undefined}
        />
        {problem != null && !fields.isAboutField(problem) && !isPaused && (
          <WithdrawalRefusal problem={problem} ways={props.ways} />
        )}
        <SendBar {...props.arriving}>
          <Button
            type="submit"
            kind="filled"
            size="lg"
            full
            disabled={props.isOff}
            busy={props.isBusy}
            busyLabel={say('busy')}
          >
            {isPaused
              ? say('pause.button', { time: clock(pausedUntil) })
              : amount > 0
                ? say('withdrawal.submitSum', { sum: sumName(amount) })
                : props.submitLabel}
          </Button>
        </SendBar>
      </fieldset>
    </form>
  )
}
