import { useText } from '@maru/i18n/react'
import { Checkbox } from '@maru/ui/checkbox.tsx'
import { Field } from '@maru/ui/field.tsx'
import { DownGlyph } from '@maru/ui/glyphs.tsx'
import { NativeSelect } from '@maru/ui/native-select.tsx'
import { useSumName } from '../../shared/format/use-sum-name.ts'
import { useOddsFormat } from '../../shared/sports/odds-format.ts'
import type { SlipState } from '../../shared/sports/slip.rules.ts'
import type { SportBetting } from './use-sport-betting.ts'

const policies = ['better', 'any', 'none'] as const satisfies SlipState['pricePolicy'][]

/** How the member reads prices and likes to bet, kept on this device. */
export function SlipSettings({ betting }: { betting: SportBetting }) {
  const say = useText('sports-slip')
  const sumName = useSumName()
  const { format, formats, setFormat } = useOddsFormat()
  const { pricePolicy, isOneTap, stake, change } = betting
  return (
    <details className="group">
      <summary className="flex min-h-9 cursor-pointer list-none items-center justify-between text-13 text-text-2 hover:text-text touch:min-h-11 [&::-webkit-details-marker]:hidden">
        {say('settings.title')}
        <DownGlyph size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pt-2 pb-1">
        <Field label={say('settings.policy')}>
          <NativeSelect
            value={pricePolicy}
            onChange={({ target }) => {
              const chosen = policies.find((policy) => policy === target.value)
              if (chosen) change({ pricePolicy: chosen })
            }}
            options={policies.map((value) => ({ value, label: say(`settings.policy.${value}`) }))}
          />
        </Field>
        <Field label={say('settings.format')}>
          <NativeSelect
            value={format}
            onChange={({ target }) => {
              const chosen = formats.find((one) => one === target.value)
              if (chosen) setFormat(chosen)
            }}
            options={formats.map((value) => ({ value, label: say(`settings.format.${value}`) }))}
          />
        </Field>
        <Checkbox checked={isOneTap} onChange={({ target }) => change({ isOneTap: target.checked })}>
          {say('settings.oneTap')}{' '}
          <span className="text-text-3">
            {stake > 0 ? say('settings.oneTapSum', { sum: sumName(stake) }) : say('settings.oneTapMissing')}
          </span>
        </Checkbox>
      </div>
    </details>
  )
}
