import type { CashType } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { AmountPicker } from '@maru/ui/amount-picker.tsx'
import { Button } from '@maru/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { digits, manWon, money, oneUnit, shortMoney } from '../../shared/format/money.ts'
import { useMoneyUnit } from '../../shared/format/sum.tsx'
import { siteCurrency } from '../../shared/site/currency.ts'
import { siteOption } from '../../shared/support/site-option.ts'
import { type AmountBounds, type AmountFinding, amountCodes, mostPossible } from './amount.rules.ts'

type Props = {
  cashType: CashType
  value: number
  onChange: (amount: number) => void
  bounds: AmountBounds
  problem: AmountFinding | undefined
  fieldRef: Ref<HTMLInputElement>
  /** With a press that takes all that is possible. */
  takesAll?: boolean
}

export function AmountField({ cashType, value, onChange, bounds, problem, fieldRef, takesAll }: Props) {
  const say = useText('cash')
  const sayCommon = useText('common')
  const language = useLanguage()
  const exact = language === 'ko' && siteCurrency === 'KRW'
  const short = (units: number) =>
    manWon(units, language) || (exact ? money(units, language) : shortMoney(units, language))
  const sayCode = useText('result-codes')
  const presets = useQuery(siteOption).data?.quickAmounts ?? []
  // People type whole won, euro or dollars.
  const one = oneUnit()
  const unit = say('amount.unit', { sum: short(bounds.unit) })
  const minimum = say('amount.minimum', { sum: short(bounds.minimum) })
  const maximum = bounds.maximum === undefined ? '' : say('amount.maximum', { sum: short(bounds.maximum) })
  const most = mostPossible(bounds)
  const crossed: Record<AmountFinding, string> = {
    missing: '',
    below: minimum,
    unit,
    above: maximum,
    beyond: bounds.available === undefined ? '' : money(bounds.available, language),
  }
  // The reason of the wire's code, with the bound that was crossed.
  const problemText = (found: AmountFinding) => {
    const reason = sayCode(amountCodes[cashType][found])
    return crossed[found] ? say('amount.reason', { reason, bound: crossed[found] }) : reason
  }
  // Not everything there is can be asked for: why, and what stays.
  const restText = () => {
    const { available, maximum: cap } = bounds
    if (most === undefined || available === undefined) return undefined
    if (most < bounds.minimum) return say('amount.tooLittle', { sum: money(bounds.minimum, language) })
    if (value !== most || most === available) return undefined
    const rest = money(available - most, language)
    return most === cap
      ? say('amount.restOverMaximum', { maximum: short(most), rest })
      : say('amount.restBelowUnit', { step: short(bounds.unit), rest })
  }
  return (
    <div className="grid gap-2">
      <AmountPicker
        name="amount"
        fieldRef={fieldRef}
        label={say(`amount.${cashType}`)}
        value={value / one}
        onChange={(whole) => onChange(whole * one)}
        presets={presets.map((units) => units / one)}
        {...(most === undefined ? {} : { max: Math.floor(most / one) })}
        format={(whole) => digits(whole, language)}
        formatPreset={(whole) => `+${shortMoney(whole * one, language)}`}
        say={(whole) => manWon(whole * one, language)}
        {...useMoneyUnit()}
        clearLabel={sayCommon('action.clear')}
        error={problem && problemText(problem)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 text-12 text-text-3 leading-normal">
          {[unit, minimum, maximum].filter(Boolean).join(' · ')}
        </p>
        {takesAll && most !== undefined && most >= bounds.minimum && (
          <Button kind="ghost" size="sm" onClick={() => onChange(most)} className="num -mr-3 ml-auto bg-transparent!">
            {say('amount.most', { sum: manWon(most, language) || money(most, language) })}
          </Button>
        )}
      </div>
      {takesAll && (
        <p role="status" className="text-12 text-text-2 leading-normal empty:hidden">
          {restText()}
        </p>
      )}
    </div>
  )
}
