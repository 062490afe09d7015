import { useText } from '@maru/i18n/react'
import { AmountPicker } from '@maru/ui/amount-picker.tsx'
import type { ReactNode } from 'react'
import { useHost } from '../host/host.ts'

/** In whole units of the currency. */
const PRESETS = [100_000, 500_000, 1_000_000]

type Props = {
  label: string
  /** Ledger units. */
  value: number
  onChange: (units: number) => void
  max: number
  hint?: ReactNode
  error?: ReactNode
  size?: 'lg' | 'md'
}

/** A sum to be moved, in whole won, euro or dollars. */
export function AmountField({ value, onChange, max, ...rest }: Props) {
  const say = useText('common')
  const { formats, oneUnit, unit } = useHost()
  return (
    <AmountPicker
      {...rest}
      {...unit}
      value={value / oneUnit}
      onChange={(whole) => onChange(whole * oneUnit)}
      presets={PRESETS}
      max={Math.floor(max / oneUnit)}
      format={(whole) => formats.digits(whole)}
      formatPreset={(preset) => `+${formats.shortMoney(preset * oneUnit)}`}
      say={(whole) => formats.manWon(whole * oneUnit)}
      clearLabel={say('action.clear')}
      narrow
    />
  )
}
