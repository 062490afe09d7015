import type { Data } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { cx } from '@maru/ui/cx.ts'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useHost } from '../host/host.ts'

export type Dashboard = Data<'/api/partner/dashboard'>
export const shownPeriods = ['today', 'week', 'month'] as const
export type ShownPeriod = (typeof shownPeriods)[number]
type Sums = Dashboard['today']

const figures = [
  { name: 'turnover', of: ({ turnover }: Sums) => turnover },
  { name: 'netLoss', of: ({ netLoss }: Sums) => netLoss },
  { name: 'rolling', of: ({ rolling }: Sums) => rolling, isMoney: true },
  { name: 'losing', of: ({ losing }: Sums) => losing, isMoney: true },
  { name: 'netDeposit', of: ({ deposits, withdrawals }: Sums) => deposits - withdrawals },
] as const satisfies { name: string; of: (sums: Sums) => number; isMoney?: boolean }[]

/** What the own branch came to: the period at hand large, the others below it. */
export function Figures({ data, period }: { data: Dashboard | undefined; period: ShownPeriod }) {
  const say = useText('partner')
  const { formats } = useHost()
  const others = shownPeriods.filter((other) => other !== period)
  return (
    <Card pad={false} className="py-4 tablet:py-5">
      {/* Five, which leave no place empty: two, two and one, or three and two, or all in a row. */}
      <dl className="grid grid-cols-2 gap-y-5 tablet:grid-cols-6 desk:grid-cols-5">
        {figures.map(({ name, of, ...rest }, n) => (
          <div
            key={name}
            className={cx(
              'min-w-0 px-4 max-tablet:last:col-span-2 tablet:px-5',
              n < 3 ? 'tablet:max-desk:col-span-2' : 'tablet:max-desk:col-span-3',
              n > 0 && 'desk:border-line-soft desk:border-l',
              n % 2 === 1 && 'max-tablet:border-line-soft max-tablet:border-l',
            )}
          >
            <dt className="text-12 text-text-3">{say(`figure.${name}`)}</dt>
            <dd className={cx('num mt-0.5 font-bold text-18 tablet:text-22', 'isMoney' in rest && 'text-money')}>
              {data ? formats.sum(of(data[period])) : <Skeleton className="h-7 w-28" />}
            </dd>
            {data &&
              others.map((other) => (
                <dd key={other} className="num mt-0.5 flex flex-wrap gap-x-1 text-12 text-text-3">
                  <span>{say(`period.${other}`)}</span> <span>{formats.sum(of(data[other]))}</span>
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </Card>
  )
}
