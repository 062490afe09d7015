import type { PartnerRight } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Checkbox } from '@maru/ui/checkbox.tsx'
import { rightRows } from '../../shared/rights.ts'

type Props = {
  chosen: readonly PartnerRight[]
  /** What who gives has itself. */
  own: readonly PartnerRight[]
  onChange: (chosen: PartnerRight[]) => void
}

export function RightsField({ chosen, own, onChange }: Props) {
  const say = useText('partner-site')
  const box = (right: PartnerRight) => (
    <Checkbox
      checked={chosen.includes(right)}
      disabled={!own.includes(right)}
      onChange={({ target }) =>
        onChange(target.checked ? [...chosen, right] : chosen.filter((other) => other !== right))
      }
    >
      {say(`right.${right}`)}
    </Checkbox>
  )
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-2 font-semibold text-13 text-text-2">{say('form.rights')}</legend>
      <div className="grid grid-cols-2 gap-x-4 border-line border-b pb-1.5 text-12 text-text-3">
        <span>{say('form.look')}</span>
        <span>{say('form.act')}</span>
      </div>
      {rightRows.map(({ look, act }) => (
        <div
          key={look ?? act}
          className="grid min-h-11 grid-cols-2 items-center gap-x-4 border-line-soft border-b last:border-b-0"
        >
          <span>{look && box(look)}</span>
          <span>{act && box(act)}</span>
        </div>
      ))}
    </fieldset>
  )
}
