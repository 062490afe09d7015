import { isCallError } from '@maru/client'
import type { CashRow } from '@maru/contract'
import { worthOfCoin } from '@maru/contract/coin-sum'
import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { money } from '../../../shared/format/money.ts'
import { notify } from '../../../shared/toast.ts'
import { useKeptState } from '../../../shared/turned/kept-state.ts'
import type { ChoiceProps } from '../deposit-form.tsx'
import { RefusalNote } from '../refusal-note.tsx'
import type { CoinDeposit } from './calls/coin-deposit.ts'
import { useFixRate } from './calls/fix-rate.ts'
import { readUsdt, usdt } from './usdt.rules.ts'
import { UsdtField } from './usdt-field.tsx'

type Props = {
  deposit: CoinDeposit
  rate: number
  /** The bonus that comes with the deposit. */
  choice: (props: ChoiceProps) => ReactNode
  onFixed: () => void
}
type Finding = 'shape' | 'below' | 'above'

/** What so much USDT brings now; and, by a press, a rate that holds and a bonus. */
export function QuoteForm({ deposit, rate, choice, onFixed }: Props) {
  const say = useText('coin')
  const sayCode = useText('result-codes')
  const language = useLanguage()
  const fix = useFixRate()
  const isUnderWay = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useKeptState('coin-sum', '')
  const [bonus, setBonus] = useKeptState<CashRow['bonus']>('coin-bonus', 'none')
  const [finding, setFinding] = useState<Finding>()
  const { minimum, maximum } = deposit
  const micro = readUsdt(text, language)
  const worth = micro === undefined ? 0 : worthOfCoin(micro, rate)
  const findingNow = (): Finding | undefined => {
    if (!micro) return 'shape'
    if (micro < minimum) return 'below'
    return worth > maximum ? 'above' : undefined
  }
  const change = (act: () => void) => {
    act()
    setFinding(undefined)
    if (fix.isError) fix.reset()
  }
  const fail = (found: Finding) => {
    setFinding(found)
    field.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = findingNow()
    if (found || micro === undefined) return fail(found ?? 'shape')
    // The second of two clicks comes before the button knows of the first.
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await fix.mutateAsync({ amount: micro, bonus })
      notify.ok(say('quote.done'))
      onFixed()
    } catch (problem) {
      if (isCallError(problem, 'C142')) fail('below')
    } finally {
      isUnderWay.current = false
    }
  }
  const errors = {
    shape: say('quote.shape'),
    below: say('reason', { reason: sayCode('C142'), bound: usdt(minimum, language) }),
    above: say('quote.above', { sum: money(maximum, language) }),
  } as const satisfies Record<Finding, string>
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <UsdtField
        name="coin"
        label={say('quote.amount')}
        value={text}
        onChange={(next) => change(() => setText(next))}
        onLeave={() => text.trim() !== '' && setFinding(findingNow())}
        fieldRef={field}
        error={finding && errors[finding]}
        hint={say('quote.hint')}
        beside={
          (micro || text === '') &&
          say('quote.about', { coin: usdt(micro ?? 0, language), sum: money(worth, language) })
        }
      />
      {choice({ value: bonus, onChange: (next) => change(() => setBonus(next)), amount: worth })}
      {fix.error && !isCallError(fix.error, 'C142') && <RefusalNote problem={fix.error} />}
      <Button type="submit" kind="filled" size="lg" full busy={fix.isPending} busyLabel={say('quote.busy')}>
        {say('quote.submit')}
      </Button>
    </form>
  )
}
