import type { CashType } from '@maru/contract'
import { presetAmounts } from '@maru/contract/field-patterns'
import { useLanguage, useText } from '@maru/i18n/react'
import { AmountPicker } from '@maru/ui/amount-picker.tsx'
import { digits, manWon, money, shortMoney } from '../../shared/format/money.ts'
import { type AmountBounds, type AmountFinding, amountCodes, mostPossible } from './amount.rules.ts'

type Props = {
  cashType: CashType
  value: number
  onChange: (amount: number) => void
  bounds: AmountBounds
  problem: AmountFinding | undefined
  disabled?: boolean
}

export function AmountField({ cashType, value, onChange, bounds, problem, disabled }: Props) {
  const say = useText('cash')
  const sayCommon = useText('common')
  const language = useLanguage()
  const short = (won: number) =>
    language === 'ko' ? manWon(won, language) || money(won, language) : shortMoney(won, language)
  const problemText = useAmountText(cashType, bounds)
  const limits = [
    say('amount.unit', { sum: short(bounds.unit) }),
    say('amount.minimum', { sum: short(bounds.minimum) }),
    bounds.maximum !== undefined && say('amount.maximum', { sum: short(bounds.maximum) }),
  ]
  return (
    <div className="grid gap-2">
      <AmountPicker
        name="amount"
        label={say(`amount.${cashType}`)}
        value={value}
        onChange={onChange}
        presets={presetAmounts}
        max={mostPossible(bounds)}
        format={(won) => digits(won, language)}
        formatPreset={(won) => `+${shortMoney(won, language)}`}
        say={(won) => manWon(won, language)}
        unit={language === 'ko' ? '원' : '₩'}
        unitFirst={language !== 'ko'}
        clearLabel={sayCommon('action.clear')}
        error={problem && problemText(problem)}
        disabled={disabled}
      />
      <p className="num whitespace-normal! text-12 text-text-3 leading-normal">{limits.filter(Boolean).join(' · ')}</p>
    </div>
  )
}

/** The reason of the wire's code, with the bound that was crossed. */
export const useAmountText = (cashType: CashType, bounds: AmountBounds) => {
  const say = useText('cash')
  const sayCode = useText('result-codes')
  const language = useLanguage()
  const boundOf: Record<AmountFinding, number | undefined> = {
    missing: undefined,
    below: bounds.minimum,
    unit: bounds.unit,
    above: bounds.maximum,
    beyond: bounds.available,
  }
  return (problem: AmountFinding): string => {
    const reason = sayCode(amountCodes[cashType][problem])
    const bound = boundOf[problem]
    return bound === undefined ? reason : say('amount.reason', { reason, bound: money(bound, language) })
  }
}
