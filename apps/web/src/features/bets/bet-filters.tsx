import { useText } from '@maru/i18n/react'
import { Checkbox } from '@maru/ui/checkbox.tsx'
import { cx } from '@maru/ui/cx.ts'
import { Field } from '@maru/ui/field.tsx'
import { NativeSelect, type Option } from '@maru/ui/native-select.tsx'
import { DayFields, PeriodFilter } from '../../shared/period/period-filter.tsx'
import type { BetPeriod } from './bet-period.rules.ts'

type Props = {
  period: BetPeriod
  change: (changes: Record<string, string | undefined>) => void
  group: string
  groups: readonly Option[]
  vendor: string
  vendors: readonly Option[]
}

const noDays = { period: undefined, from: undefined, until: undefined }

export function BetFilters({
  period: { isOld, period, earliest, lastOld },
  change,
  group,
  groups,
  vendor,
  vendors,
}: Props) {
  const say = useText('bets')
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      {isOld ? (
        <DayFields days={period} onDays={change} latest={lastOld} />
      ) : (
        <PeriodFilter period={period} earliest={earliest} change={change} />
      )}
      <div className="flex flex-wrap items-center gap-3 max-tablet:w-full desk:ml-auto">
        <Field label={say('filter.group')} hideLabel className={pick}>
          <NativeSelect
            value={group}
            onChange={({ target }) => change({ group: target.value, vendor: undefined })}
            options={[{ value: '', label: say('filter.allGroups') }, ...groups]}
          />
        </Field>
        <Field label={say('filter.vendor')} hideLabel className={cx(pick, 'max-tablet:flex-[1.25]!')}>
          <NativeSelect
            value={vendor}
            onChange={({ target }) => change({ vendor: target.value })}
            options={[{ value: '', label: say('filter.allVendors') }, ...vendors]}
          />
        </Field>
        <Checkbox
          checked={isOld}
          onChange={({ target }) => change({ ...noDays, old: target.checked ? 'Y' : undefined })}
          className="items-center max-tablet:w-full"
        >
          {say('filter.old')}
        </Checkbox>
      </div>
    </div>
  )
}

const pick =
  'max-tablet:flex-1 max-[359px]:basis-full! tablet:w-44 [&>div:has(select)]:h-10! touch:[&>div:has(select)]:h-11!'
