import { useLanguage, useText } from '@maru/i18n/react'
import { money } from '../../shared/format/money.ts'
import type { OwnLevel } from './calls/points.ts'
import { rateText } from './rate.ts'

type Row = OwnLevel['levels'][number]
type Rates = [group: keyof Row['rates'], rateBp: number][]

/** What a level brings, beside what the next one would. */
export function LevelBenefits({ row, next }: { row: Row; next: Row | undefined }) {
  const say = useText('points')
  const sayCommon = useText('common')
  const language = useLanguage()
  const rates = Object.entries(row.rates) as Rates
  const later = (now: number, then: number | undefined, text: (n: number) => string): string | undefined =>
    then === undefined || then === now ? undefined : text(then)
  const rate = (bp: number): string => rateText(bp, language)
  const sum = (units: number): string => money(units, language)
  const lines = [
    {
      key: 'deposit',
      label: say('level.maximumDeposit'),
      now: sum(row.maximumDeposit),
      raised: later(row.maximumDeposit, next?.maximumDeposit, sum),
    },
    {
      key: 'withdrawal',
      label: say('level.maximumWithdrawal'),
      now: sum(row.maximumWithdrawal),
      raised: later(row.maximumWithdrawal, next?.maximumWithdrawal, sum),
    },
    ...rates.map(([group, rateBp]) => ({
      key: group,
      label: say('level.rate', { group: sayCommon(`group.${group}`) }),
      now: rate(rateBp),
      raised: later(rateBp, next?.rates[group], rate),
    })),
  ]
  return (
    <dl className="num grid gap-2.5 text-13">
      {lines.map(({ key, label, now, raised }) => (
        <div key={key} className="flex flex-wrap justify-between gap-x-3">
          <dt className="text-text-2">{label}</dt>
          <dd className="ml-auto">
            <b>{now}</b>
            {raised && <span className="text-text-3"> → {raised}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
