import type { CashType } from '@maru/contract'
import { presetAmounts } from '@maru/contract/field-patterns'
import { useLanguage, useText } from '@maru/i18n/react'
import { AmountPicker } from '@maru/ui/amount-picker.tsx'
import { Button } from '@maru/ui/button.tsx'
import { digits, manWon, money, shortMoney } from '../../shared/format/money.ts'
import { type AmountBounds, type AmountFinding, amountCodes, mostPossible } from './amount.rules.ts'

type Props = {
  cashType: CashType
  value: number
  onChange: (amount: number) => void
  bounds: AmountBounds
  problem: AmountFinding | undefined
  /** A press that takes all that is possible. */
  all?: { label: string; onClick: () => void } | undefined
}

export function AmountField({ cashType, value, onChange, bounds, problem, all }: Props) {
  const say = useText('cash')
  const sayCommon = useText('common')
  const language = useLanguage()
  const short = (won: number) =>
    language === 'ko' ? manWon(won, language) || money(won, language) : shortMoney(won, language)
  const sayCode = useText('result-codes')
  const unit = say('amount.unit', { sum: short(bounds.unit) })
  const minimum = say('amount.minimum', { sum: short(bounds.minimum) })
  const maximum = bounds.maximum === undefined ? '' : say('amount.maximum', { sum: short(bounds.maximum) })
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
        unit={sayCommon('money.unit')}
        unitFirst={language !== 'ko'}
        clearLabel={sayCommon('action.clear')}
        error={problem && problemText(problem)}
      />
      <div className="flex items-start justify-between gap-3">
        <p className="text-12 text-text-3 leading-normal">{[unit, minimum, maximum].filter(Boolean).join(' · ')}</p>
        {all && (
          <Button kind="ghost" size="sm" onClick={all.onClick} className="-my-1 -mr-3">
            {all.label}
          </Button>
        )}
      </div>
    </div>
  )
}
