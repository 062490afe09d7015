import { useLanguage, useText } from '@maru/i18n/react'
import { AmountPicker, type AmountPickerProps } from '@maru/ui/amount-picker.tsx'
import { useQuery } from '@tanstack/react-query'
import { digits, manWon, oneUnit, shortMoney } from '../format/money.ts'
import { useMoneyUnit } from '../format/sum.tsx'
import { siteOption } from '../support/site-option.ts'

type Props = Pick<AmountPickerProps, 'label' | 'onChange' | 'error' | 'kind'> & {
  /** Ledger units, as `onChange` answers them; 0 is empty. */
  value: number
  most?: number
}

/** A sum of money in a dialog: people type whole won, euro or dollars. */
export function MoneyPicker({ value, most, onChange, ...shown }: Props) {
  const sayCommon = useText('common')
  const language = useLanguage()
  const presets = useQuery(siteOption).data?.quickAmounts ?? []
  const one = oneUnit()
  return (
    <AmountPicker
      {...shown}
      name="amount"
      size="md"
      narrow
      value={Math.floor(value / one)}
      onChange={(whole) => onChange(whole * one)}
      presets={presets.map((units) => units / one)}
      {...(most === undefined ? {} : { max: Math.floor(most / one) })}
      format={(whole) => digits(whole, language)}
      formatPreset={(whole) => `+${shortMoney(whole * one, language)}`}
      say={(whole) => manWon(whole * one, language)}
      {...useMoneyUnit()}
      clearLabel={sayCommon('action.clear')}
    />
  )
}
