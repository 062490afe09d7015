import { useLanguage, useText } from '@maru/i18n/react'
import { AmountPicker } from '@maru/ui/amount-picker.tsx'
import { Button } from '@maru/ui/button.tsx'
import { digits, points } from '../../shared/format/money.ts'
import { type Bounds, mostConvertible } from './conversion.rules.ts'

const presets = [1_000, 5_000, 10_000]

type Props = {
  value: number
  onChange: (amount: number) => void
  bounds: Bounds
  problem: 'P001' | 'P002' | 'P003' | 'P004' | undefined
}

/** How many points become cash: typed, raised, or all. */
export function PointsField({ value, onChange, bounds, problem }: Props) {
  const say = useText('points')
  const sayCode = useText('result-codes')
  const sayCommon = useText('common')
  const language = useLanguage()
  const { minimum, unit, perDay } = bounds
  const most = mostConvertible(bounds)
  const rules = [
    say('convert.minimum', { points: points(minimum, language) }),
    unit > 1 && say('convert.unit', { points: points(unit, language) }),
    perDay > 0 && say('convert.perDay', { count: perDay }),
  ]
  return (
    <div className="grid gap-2">
      <AmountPicker
        name="points"
        kind="plain"
        size="md"
        narrow
        label={say('convert.amount')}
        value={value}
        onChange={onChange}
        presets={presets}
        max={Math.max(0, bounds.held)}
        format={(whole) => digits(whole, language)}
        formatPreset={(whole) => `+${digits(whole, language)}`}
        unit="P"
        clearLabel={sayCommon('action.clear')}
        error={problem && sayCode(problem)}
      />
      <div className="flex items-start justify-between gap-3">
        <p className="text-12 text-text-3 leading-normal">{rules.filter(Boolean).join(' · ')}</p>
        {most >= minimum && (
          <Button kind="ghost" size="sm" onClick={() => onChange(most)} className="num -my-1 -mr-3 shrink-0">
            {say('convert.all', { points: points(most, language) })}
          </Button>
        )}
      </div>
    </div>
  )
}
